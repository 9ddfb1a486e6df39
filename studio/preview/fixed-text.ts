import { foreign } from './marks.ts';
import type { Note } from './notice.ts';

const text =
  'Teks ini tidak punya isian sendiri: kata tetap dari program situs, atau disusun dari beberapa isian. Perlu diubah? Minta pengembang situs.';

/** Answers a click on a text that opens no field, while clicks are for editing; the next click, or a while, ends it. */
export function sayFixed(say: (note: Note) => void, stop: () => void): void {
  let timer = 0;
  const answer = ({ target }: MouseEvent) => {
    window.clearTimeout(timer);
    stop();
    const isEditing = document.querySelector('sanity-visual-editing > * > *') !== null;
    if (!isEditing || !(target instanceof Element) || target.closest(`${foreign}, [data-sanity]`)) return;
    if (![...target.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())) return;
    say({ text });
    timer = window.setTimeout(stop, 8000);
  };
  // Before the overlays, which keep the clicks on their texts for themselves.
  document.addEventListener('click', answer, true);
}
