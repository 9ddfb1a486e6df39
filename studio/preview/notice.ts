/** What the line says, and the field (as `data-sanity`) that a click on it opens. */
export interface Note {
  text: string;
  target?: string | undefined;
}

/** A small line at the bottom, for staff. */
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
