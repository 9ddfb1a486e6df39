/**
 * The only file that writes what outlives a page of giving: the state of its history entry and, for the confirmation, a
 * copy in the tab's storage without name and address. The inlined scripts read it before React runs.
 */
interface Entry {
  /** Where react-router keeps the state that was given to `navigate` (tests/journeys/between.spec.ts compares). */
  usr?: unknown;
}

const entry = () => history.state as Entry | null;

/**
 * The form: `{draft}`. The confirmation: the details of the transfer, `draft`, `prices` (whether they still hold) and
 * `account` (the one that was shown first, as JSON). Anybody may have written it.
 */
export const kept = (): unknown => entry()?.usr;

/** Ignores, also for the router, what WebKit throws after 100 changes of the history in 10 s: the older state stays. */
export function tolerateFullHistory(): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (...given) => {
    try {
      replace(...given);
    } catch {}
  };
}

/** Replaces what this entry keeps, if the history lets it. */
export function keep(state: unknown): void {
  try {
    history.replaceState({ ...entry(), usr: state }, '');
  } catch {}
}

/** Loads the page of this address from the server, with this in its entry. */
export function loadWith(path: string, state: unknown): void {
  try {
    history.pushState({ usr: state } satisfies Entry, '', path);
    location.reload();
  } catch {
    location.assign(path);
  }
}

/** Values that must not be stored: of the details and of the draft. */
const personal = new Set(['name', 'address', 'nama', 'alamat']);

/** Stores what the confirmation keeps: Chromium drops an entry's state when its reload fails. May be forbidden. */
export function store(path: string, state: object): void {
  try {
    const text = JSON.stringify(state, (name, value: unknown) => (personal.has(name) ? '' : value));
    sessionStorage.setItem(path, text);
  } catch {}
}

/** Call it when the visitor starts a new form. */
export function forget(path: string): void {
  try {
    sessionStorage.removeItem(path);
  } catch {}
}

/** Restores a lost state from storage. */
export function restore(): void {
  try {
    // Throws where nothing is stored.
    if (!kept()) keep(JSON.parse(sessionStorage[location.pathname] as string));
  } catch {}
}

/** Copies the state to the entry that a hash link adds: the skip link would lose the transfer. */
export function keepOnHashLinks(): void {
  let last = entry();
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('a[href^="#"]')) last = entry();
  });
  addEventListener('popstate', () => {
    if (entry() === null && location.hash) history.replaceState(last, '');
  });
}
