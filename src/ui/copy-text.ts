/** Milliseconds until the clipboard counts as refused, because an app's web view may never show its prompt. */
const clipboardTimeout = 1000;

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, clipboardTimeout));

/** Copies `value`. If the clipboard refuses, copies the text of `element`. If that fails, selects it and returns false. */
export async function copyText(value: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(value), timeout()]);
    return true;
  } catch {
    return copySelection(element);
  }
}

/** Copies with `execCommand`, which web views of apps allow in a click. */
function copySelection(element: HTMLElement | null): boolean {
  const selection = getSelection();
  if (!element || !selection) return false;
  selection.selectAllChildren(element);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection.removeAllRanges();
  return isCopied;
}

/** Who selects and copies the whole text of `element` gets `value`: digits without spaces and dots. Returns the removal. */
export function replaceOnCopy(element: HTMLElement, value: string): () => void {
  const setValue = (event: ClipboardEvent) => {
    if (String(getSelection()).trim() !== element.innerText.trim()) return;
    event.clipboardData?.setData('text/plain', value);
    event.preventDefault();
  };
  element.addEventListener('copy', setValue);
  return () => element.removeEventListener('copy', setValue);
}
