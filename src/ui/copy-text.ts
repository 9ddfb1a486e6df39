import { words } from '../words.ts';
import { showToast } from './toast.ts';

/** How long "Tersalin" stands, in ms (docs/what-the-site-does.md#copying). */
export const copiedFor = 2000;

interface Source {
  /** What is copied. */
  value: string;
  /** Id of the element that shows it. */
  near: string;
  /** Selects the value on the page, for copying by hand. */
  select: () => void;
  /** Said in place of a long value. */
  name?: string;
}

/**
 * Copies and says so in a toast. True only when the clipboard took the value; otherwise the value is
 * selected and a toast says that it must be copied by hand.
 */
export async function copyText({ value, near, select, name = value }: Source): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    select();
    showToast({ ...words.messages.copyFailed, tone: 'danger', near });
    return false;
  }
  const { title, description } = words.messages.copied;
  showToast({ title, description: description(name), tone: 'success', near });
  return true;
}
