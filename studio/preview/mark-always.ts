import { mark } from './marks.ts';

/** Marks the page now and after every change of it, once per frame. Returns what marks it anew. */
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
  // A city that was chosen is a text that no node of the page tells.
  document.addEventListener('change', soon);
  return soon;
}

const unfolded = new WeakSet<Element>();

/** Opens each answer once: a click on its question belongs to the form of the question from now on. */
function unfold(): void {
  for (const button of document.querySelectorAll<HTMLElement>('main button[aria-expanded]')) {
    if (unfolded.has(button)) continue;
    unfolded.add(button);
    if (button.getAttribute('aria-expanded') === 'false') button.click();
  }
}
