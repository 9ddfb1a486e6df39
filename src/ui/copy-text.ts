/** Milliseconds until the clipboard counts as refused, because an app's web view may never show its prompt. */
const clipboardTimeout = 1000;

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, clipboardTimeout));

/** Copies `value`. If the clipboard refuses, copies the text in `shown`. If that fails, selects it and returns false. */
export async function copyText(value: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(value), timeout()]);
    return true;
  } catch {
    return copySelection(shown);
  }
}

/** Copies with `execCommand`, which web views of apps allow in a click. */
function copySelection(shown: HTMLElement | null): boolean {
  const selection = getSelection();
  if (!shown || !selection) return false;
  selection.selectAllChildren(shown);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection.removeAllRanges();
  return isCopied;
}

/** Visitors who select and copy the whole text of `shown` get `value`: digits without spaces and dots. */
export function copyAsValue(shown: HTMLElement, value: string): () => void {
  const setValue = (event: ClipboardEvent) => {
    if (String(getSelection()).trim() !== shown.innerText.trim()) return;
    event.clipboardData?.setData('text/plain', value);
    event.preventDefault();
  };
  shown.addEventListener('copy', setValue);
  return () => shown.removeEventListener('copy', setValue);
}
