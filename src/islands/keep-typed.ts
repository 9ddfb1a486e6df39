export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the value of the control differs from the value in the HTML. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

/** The control of the same name, and for a radio button also of the same value. */
const findSameControl = (island: ParentNode, { type, name, value }: Control) =>
  island.querySelector<HTMLInputElement>(`[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`);

/** Copies the value of a control, and tells React about it by the events of an input. Islands have no checkbox. */
function copyValue(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === 'file') to.files = from.files;
  else to.value = from.value;
  if (from.type === 'radio') {
    to.checked = from.checked;
    if (!from.checked) return; // browsers fire events only at the chosen one
  }
  for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }));
}

function moveFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true });
  // Controls without text, such as radios and selects, have no selection.
  const { selectionStart, selectionEnd } = from;
  if (typeof selectionStart === 'number') to.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Collects the controls of an island before React hydrates it. If a translator or a password manager has changed the
 * DOM, React replaces the elements. The returned function then copies values, focus and selection from the old controls.
 */
export function keepTyped(island: HTMLElement): () => void {
  // Cast to inputs: what is read of them exists on selects and text areas, too.
  const controls = [...island.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  let focused = document.activeElement;
  // Chromium fires `focusout` for a removed control, too. That control still counts as focused.
  const followFocus = () =>
    queueMicrotask(() => {
      if (focused?.isConnected) focused = document.activeElement;
    });
  for (const name of ['focusin', 'focusout']) island.addEventListener(name, followFocus);
  return () => {
    for (const name of ['focusin', 'focusout']) island.removeEventListener(name, followFocus);
    for (const old of controls) {
      if (old.isConnected) continue;
      const replacement = findSameControl(island, old);
      if (!replacement) continue;
      // React may have filled the new control from a draft or a link. What the visitor typed replaces that.
      if (isChanged(old)) copyValue(old, replacement);
      if (old === focused && document.activeElement === document.body) moveFocus(old, replacement);
    }
  };
}
