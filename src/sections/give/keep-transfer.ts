import { entryState, keepEntryState } from '../../client/history-entry.ts';
import { paths } from '../../page-table.ts';

/** Names of what must not be stored, in details and draft. */
const personal = new Set(['name', 'address', 'nama', 'alamat']);

/**
 * Copies the state of the confirmation, without name and address, into the tab's storage: Chromium drops the state of
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
  // After a failed pushState the confirmation shows for a moment in the entry of the form.
  if (location.pathname !== paths.confirmation) return;
  const state = { ...(entryState() as object), ...more };
  keepEntryState(state);
  storeTransfer(state);
}

/** Called when a new form is begun. */
export function forgetTransfer(): void {
  try {
    sessionStorage.removeItem(paths.confirmation);
  } catch {}
}
