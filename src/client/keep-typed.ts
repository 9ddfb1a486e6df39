type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the value of the control differs from the value in the HTML. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

/** The control of the same name. A radio must also have the same value. */
const sameIn = (part: ParentNode, { type, name, value }: Control) =>
  part.querySelector<Control>(`[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`);

function copy(from: Control, to: Control): void {
  if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else to.value = from.value;
  if (from.type === 'radio') {
    (to as HTMLInputElement).checked = (from as HTMLInputElement).checked;
    if (!(to as HTMLInputElement).checked) return;
  }
  for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }));
}

function focusAs(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // The selection is null for controls without text, such as radios.
  const { selectionStart, selectionEnd } = from as HTMLInputElement;
  if (selectionStart !== null && !(to instanceof HTMLSelectElement)) to.setSelectionRange(selectionStart, selectionEnd);
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Passes a click on a removed button to the new button. islands.ts clicks the removed one for an early press. */
function passOn(old: HTMLButtonElement, part: HTMLElement): void {
  const now = [...part.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(old));
  if (!now) return;
  old.addEventListener('click', (event) => {
    event.preventDefault();
    now.click();
  });
}

/**
 * Collects the controls of a part before React hydrates it. If a translator or a password manager has changed the DOM,
 * React replaces the part. The returned function then copies values, focus and selection from the removed controls.
 */
export function keepTyped(part: HTMLElement): () => void {
  const controls = [...part.querySelectorAll<Control>('input, select, textarea')];
  const buttons = [...part.querySelectorAll('button')];
  let focused = document.activeElement;
  // Chromium fires `focusout` for a removed control, too. That control still counts as focused.
  const follow = () => Promise.resolve().then(() => focused?.isConnected && (focused = document.activeElement));
  for (const name of ['focusin', 'focusout']) part.addEventListener(name, follow);
  return () => {
    for (const name of ['focusin', 'focusout']) part.removeEventListener(name, follow);
    for (const old of buttons) if (!old.isConnected) passOn(old, part);
    for (const old of controls) {
      if (old.isConnected) continue;
      const now = sameIn(part, old);
      if (!now) continue;
      // What the visitor typed also replaces the values of a draft or a link.
      if (isChanged(old)) copy(old, now);
      if (old === focused && document.activeElement === document.body) focusAs(old, now);
    }
  };
}
