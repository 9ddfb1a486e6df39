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

/** Opens every answer once, so that staff see it. */
function unfold(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (!unfolded.has(details)) details.open = true;
    unfolded.add(details);
  }
}
