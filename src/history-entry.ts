/**
 * An entry of the browser's history as react-router writes it. The shape is private to the router (createBrowserHistory),
 * but the inlined scripts run before it and a reloaded page must find what the last one left. Nothing else
 * of this site reads or writes it; tests/history-entry.test.ts compares it with what the router does.
 */
interface Entry {
  /** The state that was given to `navigate`. */
  usr?: unknown;
  key?: string;
  /** Position among the entries of this site. */
  idx?: number;
}

const current = () => history.state as Entry | null;

/** What the navigation to this page carried along, before the router runs. */
export const entryState = (): unknown => current()?.usr;

/** Tells entries apart; the first one has none. */
export const entryKey = (): string | undefined => current()?.key;

/** Puts another state into this entry. The router notices at the next page load, or when the visitor comes back. */
export function keepEntryState(state: unknown): void {
  history.replaceState({ ...current(), usr: state }, '');
}

/** Makes the first entry look like a navigation that carried this state, unless it already is one. */
export function startWithState(state: unknown): void {
  if (!current()) history.replaceState({ usr: state, key: 'default', idx: 0 } satisfies Entry, '');
}

/** Adds an entry as the router would. Nothing is shown until the page is loaded. */
export function pushEntry({ url, state, key }: { url: string; state: unknown; key: string }): void {
  history.pushState({ usr: state, key, idx: (current()?.idx ?? 0) + 1 } satisfies Entry, '', url);
}

/**
 * A link to a part of the page, such as the skip link, makes an entry without state. It is given the state
 * of the entry it was followed from, so that the details of a transfer stay. Call what is returned when the router has
 * moved.
 */
export function keepStateOnHashLinks(): () => void {
  let kept = current();
  const keep = () => void (kept = current());
  addEventListener('popstate', () => {
    if (current() === null) history.replaceState(kept, '');
    keep();
  });
  return keep;
}
