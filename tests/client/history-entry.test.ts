import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  entryState,
  keepEntryState,
  keepStateOnHashLinks,
  pushEntry,
  startWithState,
} from '../../src/client/history-entry.ts';

/** The part of a window that the router's history uses. */
function fakeWindow() {
  const entries: unknown[] = [null];
  let popped = () => {};
  const history = {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    replaceState: (state: unknown) => void (entries[entries.length - 1] = state),
  };
  const location = { pathname: '/', search: '', hash: '', origin: 'http://localhost', href: 'http://localhost/' };
  const addEventListener = (_name: string, act: () => void) => (popped = act);
  return {
    window: { history, location, addEventListener, removeEventListener: () => {} },
    /** Does what a link to a fragment does. */
    followHash() {
      entries.push(null);
      popped();
    },
  };
}

let fake: ReturnType<typeof fakeWindow>;
const routerHistory = () => createBrowserHistory({ window: fake.window as unknown as Window, v5Compat: true });

beforeEach(() => {
  fake = fakeWindow();
  vi.stubGlobal('history', fake.window.history);
  vi.stubGlobal('addEventListener', fake.window.addEventListener);
});
afterEach(() => vi.unstubAllGlobals());

test('what the router keeps with an entry is read before the router runs', () => {
  expect(entryState()).toBeUndefined();
  routerHistory().push('/donation-confirmation', { total: 1 });
  expect(entryState()).toEqual({ total: 1 });
});

test('what is written here is what the router finds, and its own key stays', () => {
  const router = routerHistory();
  router.push('/donation', null);
  const { key } = router.location;
  keepEntryState({ draft: 'a' });
  expect(router.location).toMatchObject({ state: { draft: 'a' }, key });
});

test('an entry that is gone to without the router looks as if the router had gone there', () => {
  routerHistory();
  pushEntry({ url: '/donation-confirmation', state: { total: 1 }, key: 'abc' });
  const { idx } = fake.window.history.state as { idx: number };
  expect(routerHistory().location).toMatchObject({ state: { total: 1 }, key: 'abc' });
  expect(idx).toBe(1);
});

test('the first entry can be given a state; one that the router has written keeps its own', () => {
  startWithState({ example: true });
  expect(routerHistory().location.state).toEqual({ example: true });
  startWithState({ other: true });
  expect(entryState()).toEqual({ example: true });
});

test('a link to a part of the page keeps the state of the entry that it was followed from', () => {
  const moved = keepStateOnHashLinks();
  fake.window.history.replaceState({ usr: { total: 1 }, key: 'a', idx: 0 });
  moved();
  fake.followHash();
  expect(entryState()).toEqual({ total: 1 });
});
