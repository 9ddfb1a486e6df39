/** This script is inlined in pages with notes. A note that opens takes the focus. Escape closes it and gives it back. */
import './early.ts';

/** The open note (src/sections/verse-note.tsx). It follows the `<summary>` in its `<details>`. */
const open = () => document.querySelector<HTMLElement>('[open] > [role=note]');

/** Focuses the note. On phones it is a sheet at the foot: the page scrolls until the leaf ends 12 px above it. */
function enter(note: HTMLElement): void {
  note.focus({ preventScroll: true });
  if (getComputedStyle(note).position !== 'fixed') return;
  const height = note.offsetHeight;
  (note.previousElementSibling as HTMLElement).style.setProperty('--note', `${height}px`);
  const leaf = note.parentElement!.previousElementSibling!;
  const end = leaf.querySelector('[lang] + [lang]')!.lastElementChild!.getBoundingClientRect().bottom + 12;
  // Computed, because the sheet is still rising.
  const top = innerHeight - height;
  if (end > top) scrollBy(0, end - top);
}

function leave({ parentElement, previousElementSibling }: HTMLElement): void {
  if (parentElement!.contains(document.activeElement)) (previousElementSibling as HTMLElement).focus();
  parentElement!.removeAttribute('open');
}

// In the capture phase, because `toggle` does not bubble.
addEventListener('toggle', ({ target }) => target === open()?.parentElement && enter(open()!), true);
addEventListener('keydown', ({ key }) => key === 'Escape' && open() && leave(open()!));
