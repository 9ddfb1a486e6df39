/** This script is inlined in pages with notes. An opened note takes the focus. Escape closes the note. */
import './early.ts';

/** The open note (src/sections/verse-note.tsx). It follows the `<summary>` in its `<details>`. */
const openNote = () => document.querySelector<HTMLElement>('[open] > [role=note]');

/**
 * Focuses the note. On phones the note is a sheet at the foot of the screen. There the page scrolls until the last line
 * of the leaf, the page of the mushaf, ends 12 px above the sheet.
 */
function enter(note: HTMLElement): void {
  note.focus({ preventScroll: true });
  if (getComputedStyle(note).position !== 'fixed') return;
  const height = note.offsetHeight;
  // The summary shows a cross at the top of the sheet.
  (note.previousElementSibling as HTMLElement).style.setProperty('--note', `${height}px`);
  const leaf = note.parentElement!.nextElementSibling!;
  // The first element with a language is the name of the surah, the second the text.
  const lastLine = leaf.querySelector('[lang] + [lang]')!.lastElementChild!;
  const end = lastLine.getBoundingClientRect().bottom + 12;
  // Computed, because the sheet is still rising.
  const top = innerHeight - height;
  if (end > top) scrollBy(0, end - top);
}

function leave({ parentElement, previousElementSibling }: HTMLElement): void {
  if (parentElement!.contains(document.activeElement)) (previousElementSibling as HTMLElement).focus();
  parentElement!.removeAttribute('open');
}

// In the capture phase, because `toggle` does not bubble.
addEventListener('toggle', ({ target }) => target === openNote()?.parentElement && enter(openNote()!), true);
addEventListener('keydown', ({ key }) => key === 'Escape' && openNote() && leave(openNote()!));
