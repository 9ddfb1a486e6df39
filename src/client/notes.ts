/** Inlined where a note opens: it takes the focus, Escape closes it and gives the focus back. */
import './early.ts';

/** The open note (src/sections/verse-note.tsx): in its `<details>`, after its `<summary>`. */
const open = () => document.querySelector<HTMLElement>('[open] > [role=note]');

/** Also scrolls the star, where the sheet at the foot of a phone lies on it, to the middle of what is left. */
function enter(note: HTMLElement): void {
  note.focus({ preventScroll: true });
  const sheet = note.getBoundingClientRect();
  const { top, bottom } = note.previousElementSibling!.getBoundingClientRect();
  if (bottom > sheet.top && sheet.bottom >= innerHeight) scrollBy(0, (top + bottom - sheet.top) / 2);
}

function leave({ parentElement, previousElementSibling }: HTMLElement): void {
  if (parentElement!.contains(document.activeElement)) (previousElementSibling as HTMLElement).focus();
  parentElement!.removeAttribute('open');
}

// It does not bubble.
addEventListener('toggle', ({ target }) => target === open()?.parentElement && enter(open()!), true);
addEventListener('keydown', ({ key }) => key === 'Escape' && open() && leave(open()!));
