import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import * as moves from '../../src/client/back-and-forward.ts';
import * as kept from '../../src/client/history.ts';
import { donorTexts, mapDonorTexts } from '../../src/transaction/donor-texts.ts';

const path = '/donation-confirmation';
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** The tab: its storage, its history entry, its address, and what listens to events. */
let storage: Record<string, unknown>;
let tab: Pick<History, 'state' | 'replaceState' | 'pushState'>;
let shownPages: string;
const address = { pathname: path, hash: '', reload: vi.fn(), assign: vi.fn() };
let listeners: Record<string, (event: object) => void>;

beforeEach(() => {
  storage = { setItem: (key: string, value: string) => void (storage[key] = value) };
  tab = { state: null, replaceState: (state) => Object.assign(tab, { state }), pushState: vi.fn() };
  listeners = {};
  const addEventListener = (type: string, listener: () => void) => void (listeners[type] = listener);
  const setAttribute = (_name: string, value: string) => void (shownPages = value);
  const document = { documentElement: { getAttribute: () => shownPages, setAttribute } };
  const globals = { sessionStorage: storage, history: tab, location: address, addEventListener, document };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return vi.unstubAllGlobals;
});

/** Any objects with all these keys. */
const all = (keys: string) =>
  fc.record(
    Object.fromEntries(keys.split(' ').map((key) => [key, fc.oneof(fc.nat(), fc.string(), fc.constant(null))])),
  );
const orders = all(
  'version type amount quantity city subtotal shippingCost uniqueCode total sentAt account pricesChecked',
);
const drafts = all('jenis nominal nominal-pilihan jumlah kota kode');

test('the copy of a transfer has no text of the donor, and all else; it restores a state that the browser dropped', () => {
  fc.assert(
    fc.property(orders, drafts, fc.string(), (order, draft, text) => {
      const typed = Object.fromEntries(Object.values(donorTexts).map(({ control }) => [control, text]));
      kept.storeBackup(path, { ...mapDonorTexts(() => text), ...order, draft: { ...typed, ...draft } });
      Object.assign(tab, { state: { idx: 3 } });
      kept.restoreState();
      expect(tab.state).toEqual({ idx: 3, giving: { ...order, draft } });
      kept.keepState('newer');
      kept.restoreState();
      expect(kept.keptState()).toBe('newer');
    }),
  );
});

/** Follows a link to a part of the page: the browser adds an entry without a state. */
function followHashLink(hash: string) {
  listeners.click!({ target: { closest: () => ({}) } });
  Object.assign(tab, { state: null });
  address.hash = hash;
  listeners.popstate!({});
}

test('the entry that a hash link adds gets the state of the entry before; a full history changes nothing', () => {
  moves.keepStateOnHashLinks();
  kept.keepState({ total: 7 });
  followHashLink('');
  expect(kept.keptState()).toBeUndefined();
  kept.keepState({ total: 7 });
  followHashLink('#isi');
  expect(kept.keptState()).toEqual({ total: 7 });
  tab.replaceState = refuse;
  kept.keepState({ total: 8 });
  expect(kept.keptState()).toEqual({ total: 7 });
  followHashLink('#isi');
  expect(kept.keptState()).toBeUndefined();
});

test('an address that this document does not show is loaded, and the router does not hear of it', () => {
  /** What a move to this path calls. */
  const callsOf = (pathname: string) => {
    const calls = { reload: vi.fn(), stopImmediatePropagation: vi.fn() };
    Object.assign(address, { pathname, reload: calls.reload });
    listeners.popstate!(calls);
    return [calls.stopImmediatePropagation, calls.reload].map((call) => call.mock.calls.length);
  };
  const shown = [0, 0];
  const loaded = [1, 1];
  moves.handleBackAndForward();
  expect(['/donation', path].map(callsOf)).toEqual([loaded, shown]);
  moves.addShownPage('/donation');
  expect(['/donation', path].map(callsOf)).toEqual([shown, shown]);
  moves.showOnlyThisPage();
  moves.addShownPage('/donation');
  expect(['/donation', path].map(callsOf)).toEqual([loaded, shown]);
});

test('another page gets its state in a new entry, or is only opened if the history is full', () => {
  kept.loadWith(path, { total: 7 });
  expect(tab.pushState).toHaveBeenCalledWith({ giving: { total: 7 } }, '', path);
  expect(address.reload).toHaveBeenCalledOnce();
  tab.pushState = refuse;
  kept.loadWith(path, { total: 7 });
  expect(address.assign).toHaveBeenCalledExactlyOnceWith(path);
});

test.each([['a broken copy', { [path]: '{' }], ['a refusal', { setItem: refuse, removeItem: refuse }], ['none']])(
  'storage with %s causes no error',
  (_what, broken?: object) => {
    vi.stubGlobal('sessionStorage', broken);
    kept.storeBackup(path, {});
    kept.removeBackup(path);
    kept.restoreState();
    expect(tab.state).toBeNull();
  },
);
