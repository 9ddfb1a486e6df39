import { mark } from './marks.ts';

/** Marks the page now and after every change, at most once per frame. Returns a function that marks it again. */
export function markAlways(fields: () => Parameters<typeof mark>[0]): () => void {
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      unfold();
      mark(fields());
    });
  };
  new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true });
  // The chosen city is no text node of the page.
  document.addEventListener('change', soon);
  return soon;
}

const unfolded = new WeakSet<Element>();

/** Opens every answer once: from now on a click on a question opens its form. */
function unfold(): void {
  for (const button of document.querySelectorAll<HTMLElement>('main button[aria-expanded]')) {
    if (unfolded.has(button)) continue;
    unfolded.add(button);
    if (button.getAttribute('aria-expanded') === 'false') button.click();
  }
}
