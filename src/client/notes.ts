const open = () => document.querySelector<HTMLElement>('details[open] > [role=note]');
const summaryOf = (note: HTMLElement) => note.parentElement!.querySelector('summary')!;

/** A note that opens (src/sections/verse-note.tsx) takes the focus; Escape closes it and gives the focus back. */
export function handleNotes(): void {
  // Opened before this script came.
  if (open()) enter();
  // It does not bubble.
  addEventListener('toggle', ({ target }) => target === open()?.parentElement && enter(), true);
  addEventListener('keydown', ({ key }) => {
    const note = key === 'Escape' && open();
    if (!note) return;
    if (note.parentElement!.contains(document.activeElement)) summaryOf(note).focus();
    note.parentElement!.removeAttribute('open');
  });
}

/** Also scrolls the star, where the sheet at the foot of a phone lies on it, to the middle of what is left. */
function enter(): void {
  const note = open()!;
  note.focus({ preventScroll: true });
  const { top, bottom } = summaryOf(note).getBoundingClientRect();
  const sheet = note.getBoundingClientRect();
  if (bottom > sheet.top && sheet.bottom >= innerHeight) scrollBy({ top: (top + bottom - sheet.top) / 2 });
}
