type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the value of the control differs from the value in the HTML. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

/** The control of the same name, and for a radio button also of the same value. */
const findSameControl = (island: ParentNode, { type, name, value }: Control) =>
  island.querySelector<Control>(`[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`);

/** Copies the value of a control, and tells React about it by the events of an input. */
function copyValue(from: Control, to: Control): void {
  const [old, input] = [from, to] as [HTMLInputElement, HTMLInputElement];
  if (from.type === 'file') input.files = old.files;
  else to.value = from.value;
  if (from.type === 'radio') {
    input.checked = old.checked;
    if (!old.checked) return;
  }
  for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }));
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // The selection is null for controls without text, such as radios.
  const { selectionStart, selectionEnd } = from as HTMLInputElement;
  if (selectionStart !== null && !(to instanceof HTMLSelectElement)) to.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Collects the controls of an island before React hydrates it. If a translator or a password manager has changed the
 * DOM, React replaces the elements. The returned function then copies values, focus and selection from the old controls.
 */
export function keepTyped(island: HTMLElement): () => void {
  const controls = [...island.querySelectorAll<Control>('input, select, textarea')];
  let focused = document.activeElement;
  // Chromium fires `focusout` for a removed control, too. That control still counts as focused.
  const followFocus = () => Promise.resolve().then(() => focused?.isConnected && (focused = document.activeElement));
  for (const name of ['focusin', 'focusout']) island.addEventListener(name, followFocus);
  return () => {
    for (const name of ['focusin', 'focusout']) island.removeEventListener(name, followFocus);
    for (const removed of controls) {
      if (removed.isConnected) continue;
      const replacement = findSameControl(island, removed);
      if (!replacement) continue;
      // React may have filled the new control from a draft or a link. What the visitor typed replaces that.
      if (isChanged(removed)) copyValue(removed, replacement);
      if (removed === focused && document.activeElement === document.body) moveFocus(removed, replacement);
    }
  };
}
