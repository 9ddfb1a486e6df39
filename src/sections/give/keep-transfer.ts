import { entryState, keepEntryState } from '../../client/history-entry.ts';
import { paths } from '../../page-table.ts';

/** Of details and draft: what must not be stored. */
const personal = new Set(['name', 'address', 'nama', 'alamat']);

/**
 * Copies the state of the confirmation into the storage of this tab, without name and address: Chromium drops the state of
 * an entry whose reload fails (src/client/history-entry.ts restores it). Storage may be forbidden.
 */
export function storeTransfer(state: object): void {
  try {
    const kept = JSON.stringify(state, (key, value: unknown) => (personal.has(key) ? '' : value));
    sessionStorage.setItem(paths.confirmation, kept);
  } catch {}
}

/** Adds to the state of the confirmation. */
export function keepTransfer(more: object): void {
  // After a failed pushState the confirmation is drawn for a moment in the entry of the form, while its page loads.
  if (location.pathname !== paths.confirmation) return;
  const state = { ...(entryState() as object), ...more };
  keepEntryState(state);
  storeTransfer(state);
}

/** A new form is begun. */
export function forgetTransfer(): void {
  try {
    sessionStorage.removeItem(paths.confirmation);
  } catch {}
}
