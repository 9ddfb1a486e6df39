export const noticeId = 'catatan-pratinjau';

/** Adds a notice to the page. Returns a function that shows a text in it, or hides it. */
export function openNotice() {
  const line = document.createElement('div');
  line.id = noticeId;
  line.setAttribute('role', 'status');
  // Above Sanity's overlays, which have a z-index of 9999999.
  line.style.cssText =
    'position: fixed; inset: auto 12px 12px; z-index: 2147483000; padding: 10px 14px; border-radius: 4px; background: #7a1f1f; color: #fff; font: 14px/1.45 system-ui, sans-serif';
  line.hidden = true;
  document.body.append(line);
  return (text = '') => {
    line.hidden = text === '';
    line.textContent = text;
  };
}
