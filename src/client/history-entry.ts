/**
 * A history entry as react-router writes it. The shape is private to the router, but the inlined scripts run before it.
 * No other file reads or writes it; tests/journeys/between.spec.ts compares it with the router.
 */
interface Entry {
  /** The state that was given to `navigate`. */
  usr?: unknown;
  key?: string;
  /** Position among the entries of this site. */
  idx?: number;
}

const current = () => history.state as Entry | null;

/** The state given to the navigation to this page; readable before the router runs. */
export const entryState = (): unknown => current()?.usr;

/** Identifies the entry; the first one has no key. */
export const entryKey = (): string | undefined => current()?.key;

/** Puts another state into this entry. The router notices at the next page load, or when the visitor comes back. */
export function keepEntryState(state: unknown): void {
  history.replaceState({ ...current(), usr: state }, '');
}

/** Restores a lost state that the tab has stored (keep-transfer.ts). Storage may be forbidden, the history full. */
export function restoreEntryState(): void {
  try {
    // Throws where nothing is stored.
    if (!entryState()) keepEntryState(JSON.parse(sessionStorage[location.pathname] as string));
  } catch {}
}

/** WebKit throws after 100 changes of the history in 10 s. The entry then keeps its older state. */
export function tolerateFullHistory(): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (...given) => {
    try {
      replace(...given);
    } catch {}
  };
}

/** Makes the first entry look like a navigation that carried this state, unless it already is one. */
export function startWithState(state: unknown): void {
  if (!current()) history.replaceState({ usr: state, key: 'default', idx: 0 } satisfies Entry, '');
}

/** Adds an entry as the router would, without loading it. */
export function pushEntry({ url, state, key }: { url: string; state: unknown; key: string }): void {
  history.pushState({ usr: state, key, idx: (current()?.idx ?? 0) + 1 } satisfies Entry, '', url);
}

/**
 * Copies the state of an entry to the one that a hash link adds: the skip link would lose the details of a transfer.
 * Call the returned function after each navigation of the router.
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
