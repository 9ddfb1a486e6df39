import { entryState, keepEntryState } from '../../client/history-entry.ts';
import { paths } from '../../page-table.ts';

/** Keys of details and draft whose values must not be stored. */
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

/** Adds to the confirmation's state in its history entry and in storage. */
export function keepTransfer(more: object): void {
  // After a failed pushState the confirmation is briefly shown in the history entry of the form.
  if (location.pathname !== paths.confirmation) return;
  const state = { ...(entryState() as object), ...more };
  keepEntryState(state);
  storeTransfer(state);
}

/** Call it when the visitor starts a new form. */
export function forgetTransfer(): void {
  try {
    sessionStorage.removeItem(paths.confirmation);
  } catch {}
}
