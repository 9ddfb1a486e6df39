import { chosenTypeAttribute } from './protocol.ts';

/**
 * Form and confirmation keep their state in a property of the history entry, beside those of the router. For the
 * confirmation, sessionStorage has a copy without personal data. Only this file writes either. The inlined scripts use
 * it before React runs.
 */
interface Entry {
  giving?: unknown;
}

export const entry = () => history.state as Entry | null;

/**
 * The state of this history entry. The form keeps `draft`. The confirmation keeps the details of the transfer, `draft`,
 * `pricesChecked` (whether the server confirmed them) and `account` (the first that was shown, as JSON). Do not trust the
 * state: anybody may have written it.
 */
export const keptState = (): unknown => entry()?.giving;

/**
 * Replaces this entry. If the browser refuses, the older one stays. WebKit refuses more than 100 changes of the history
 * in a document within 30 s (newer versions: 10 s). The form stays below that (`pause` in use-draft.ts).
 */
export function replaceEntry(next: Entry | null): void {
  try {
    history.replaceState(next, '');
  } catch {}
}

/** Replaces the state of this entry. The confirmation keeps what the router handed over in it (check-notice.tsx). */
export const keepState = (state: unknown): void => replaceEntry({ ...entry(), giving: state });

/** Keeps what was typed in the donation form, if this page has it: the form with `chosenTypeAttribute`. */
export function addFormToDraft(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenTypeAttribute}]`)) {
    const state = keptState() as { draft?: object } | undefined;
    keepState({ ...state, draft: { ...state?.draft, ...Object.fromEntries(new FormData(form)) } });
  }
}

/** Loads a page from the server, with a new history entry that holds `state` if the browser allows one. */
export function loadWith(path: string, state: unknown): void {
  try {
    history.pushState({ giving: state } satisfies Entry, '', path);
    location.reload();
  } catch {
    location.assign(path);
  }
}

/** The keys, at any depth, that may be stored: of details (English) and draft (Indonesian). Never a text of the donor. */
const storable =
  'version type amount quantity city subtotal shippingCost uniqueCode total sentAt account pricesChecked ' +
  'draft jenis nominal nominal-pilihan jumlah kota kode';

/** Copies the state to sessionStorage, if the browser allows it. Chromium drops the state when a reload fails. */
export function storeBackup(path: string, state: object): void {
  try {
    sessionStorage.setItem(path, JSON.stringify(state, storable.split(' ')));
  } catch {}
}

/** Removes the copy. Call it when the visitor starts a new form. */
export function removeBackup(path: string): void {
  try {
    sessionStorage.removeItem(path);
  } catch {}
}

/** Restores a lost state from its copy. */
export function restoreState(): void {
  try {
    // `JSON.parse` throws if nothing is stored.
    if (!keptState()) keepState(JSON.parse(sessionStorage[location.pathname] as string));
  } catch {}
}
