import { notContent } from './marks.ts';

/** The text of the notice, and the field (as `data-sanity`) that opens when staff click it. */
export interface Note {
  text: string;
  target?: string | undefined;
}

/** Adds the notice to the page. Returns a function that shows a note, or hides the notice. */
export function openNotice() {
  const line = document.createElement('div');
  line.id = 'catatan-pratinjau';
  line.setAttribute('role', 'status');
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto 12px 12px 12px',
    zIndex: '2147483000',
    padding: '10px 14px',
    borderRadius: '4px',
    background: '#7a1f1f',
    color: '#fff',
    font: '14px/1.45 system-ui, sans-serif',
  });
  line.hidden = true;
  document.body.append(line);
  return (note: Note | undefined) => {
    line.hidden = note === undefined;
    line.textContent = note?.text ?? '';
    if (note?.target) line.dataset.sanity = note.target;
    else delete line.dataset.sanity;
  };
}

const fixedText =
  'Teks ini tidak punya kolom sendiri: kata tetap dari program situs, atau disusun dari beberapa kolom. Perlu diubah? Minta kepada pengelola situs.';

/** Explains why a clicked text opens no field, while clicks are for editing. Ends at the next click or after 8 s. */
export function explainFixedTexts(show: (note: Note) => void, restore: () => void): void {
  let timer = 0;
  const explain = ({ target }: MouseEvent) => {
    window.clearTimeout(timer);
    restore();
    const isEditing = document.querySelector('sanity-visual-editing > * > *') !== null;
    if (!isEditing || !(target instanceof Element) || target.closest(`${notContent}, [data-sanity]`)) return;
    if (![...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) return;
    show({ text: fixedText });
    timer = window.setTimeout(restore, 8000);
  };
  // The capture phase is before the overlays, which stop clicks on their texts.
  document.addEventListener('click', explain, true);
}
