/** Inlined where a note opens: it takes the focus, Escape closes it and gives the focus back. */
import './early.ts';

/** The open note (src/sections/verse-note.tsx): in its `<details>`, after its `<summary>`. */
const open = () => document.querySelector<HTMLElement>('[open] > [role=note]');

/** Also scrolls the last line of the leaf, where the sheet at the foot of a phone lies on it, to 12 px above that. */
function enter(note: HTMLElement): void {
  note.focus({ preventScroll: true });
  if (getComputedStyle(note).position !== 'fixed') return;
  const height = note.offsetHeight;
  (note.previousElementSibling as HTMLElement).style.setProperty('--note', `${height}px`);
  const leaf = note.parentElement!.previousElementSibling!;
  const end = leaf.querySelector('[lang] + [lang]')!.lastElementChild!.getBoundingClientRect().bottom + 12;
  // It is still rising.
  const top = innerHeight - height;
  if (end > top) scrollBy(0, end - top);
}

function leave({ parentElement, previousElementSibling }: HTMLElement): void {
  if (parentElement!.contains(document.activeElement)) (previousElementSibling as HTMLElement).focus();
  parentElement!.removeAttribute('open');
}

// It does not bubble.
addEventListener('toggle', ({ target }) => target === open()?.parentElement && enter(open()!), true);
addEventListener('keydown', ({ key }) => key === 'Escape' && open() && leave(open()!));
