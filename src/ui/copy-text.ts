/** Milliseconds for the browser to answer: an app's web view may never show its question. */
const patience = 1000;

const tooLate = () => new Promise<never>((_, give) => setTimeout(give, patience));

/** Copies `value`. Where the clipboard refuses, its text in `shown` is copied, or stays selected; false if it does. */
export async function copyText(value: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(value), tooLate()]);
    return true;
  } catch {
    return copySelection(shown);
  }
}

/** The older way: web views of apps allow it in the press of a button. */
function copySelection(shown: HTMLElement | null): boolean {
  const selection = getSelection();
  if (!shown || !selection) return false;
  selection.selectAllChildren(shown);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection.removeAllRanges();
  return isCopied;
}

/** Lets the text of `shown`, selected and copied as a whole, arrive as `value`: digits without spaces and dots. */
export function copyAsValue(shown: HTMLElement, value: string): () => void {
  const put = (event: ClipboardEvent) => {
    if (String(getSelection()).trim() !== shown.innerText.trim()) return;
    event.clipboardData?.setData('text/plain', value);
    event.preventDefault();
  };
  shown.addEventListener('copy', put);
  return () => shown.removeEventListener('copy', put);
}
