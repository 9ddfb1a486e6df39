import { closest } from './closest.ts';
import { chosenTypeAttribute, shownPagesAttribute } from './protocol.ts';

/**
 * The history of form and confirmation. They keep their state in a property of the history entry, beside those of the
 * router. For the confirmation, sessionStorage has a copy without personal data. Only this file writes either, and only
 * this file and the router handle Back and Forward. The inlined scripts use it before React runs.
 */
interface Entry {
  giving?: unknown;
}

const entry = () => history.state as Entry | null;

/**
 * The state of this history entry. The form keeps `draft`. The confirmation keeps the details of the transfer, `draft`,
 * `pricesChecked` (whether the server confirmed them) and `account` (the first that was shown, as JSON). Do not trust the
 * state: anybody may have written it.
 */
export const keptState = (): unknown => entry()?.giving;

/**
 * Replaces this entry. If the browser refuses, the older one stays. WebKit refuses more than 100 changes of the history
 * in a document within 30 s (newer versions: 10 s). The form stays below that (`pause` in form-fields.ts).
 */
function replaceEntry(next: Entry | null): void {
  try {
    history.replaceState(next, '');
  } catch {}
}

/** Replaces the state of this entry. */
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

/** Paths of the pages that this document can show: the one that was loaded, and those that the router has. */
const shownPages = () => document.documentElement.getAttribute(shownPagesAttribute) ?? '';
const setShownPages = (paths: string) => document.documentElement.setAttribute(shownPagesAttribute, paths);

/** Whether React follows the address. */
let isFollowed = true;

export function addShownPage(path: string): void {
  if (isFollowed) setShownPages(`${shownPages()} ${path}`);
}

/** Call it after a crash: from then on every other page is loaded. */
export function stopFollowing(): void {
  isFollowed = false;
  setShownPages(location.pathname);
}

/** Handles Back and Forward. Call it in the head, so that it comes before the listener of the router. */
export function handleMoves(): void {
  let last = entry();
  setShownPages(location.pathname);
  addEventListener('click', (event) => {
    if (closest(event, 'a[href^="#"]')) last = entry();
  });
  addEventListener('popstate', (event) => {
    // A hash link adds an entry without a state. Without a copy, the skip link would lose the transfer.
    if (entry() === null && location.hash) replaceEntry(last);
    if (shownPages().split(' ').includes(location.pathname)) return;
    event.stopImmediatePropagation(); // the router would show nothing
    location.reload();
  });
}
