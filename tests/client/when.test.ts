import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planId, stateless } from '../../src/client/protocol.ts';
import { FakeElement, fakePage } from './fake-page.ts';

let page: ReturnType<typeof fakePage>;
let asked: number;
let idle: { timeout: number }[];
let paint: (() => void) | undefined;
let observed: unknown[];

async function waiting(when: string, details = false): Promise<void> {
  vi.resetModules();
  const plan = new FakeElement('script', { id: planId });
  plan.textContent = JSON.stringify({ file: '/assets/start.js', when });
  page = fakePage(plan, new FakeElement('div', { id: 'start-failed' }));
  page.root.toggleAttribute(stateless, !details);
  const { startInTime } = await import('../../src/client/when.ts');
  startInTime();
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, idle, paint, observed] = [0, [], undefined, []];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return new Promise(() => {});
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void, options: { timeout: number }) => {
    idle.push(options);
    work();
  });
  vi.stubGlobal('self', 'this window');
  vi.stubGlobal('parent', 'this window');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnected = false;
      constructor(seen: (list: unknown, observer: unknown) => void) {
        paint = () => void (this.disconnected || seen(null, this));
      }
      observe = (what: unknown) => void observed.push(what);
      disconnect = () => void (this.disconnected = true);
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page starts at the visitor’s first act', () => {
  const target = new FakeElement('p');
  test.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('%s', async (type) => {
    await waiting('intent');
    page.send(type, { target });
    expect(asked).toBe(1);
  });

  test.each([
    [{ movementX: 1, movementY: 0 }, 1],
    [{ movementX: 0, movementY: -1 }, 1],
    [{ movementX: 0, movementY: 0 }, 0],
  ])('a mouse that moved %j: %d', async (move, starts) => {
    await waiting('intent');
    page.send('pointermove', { ...move, target });
    expect(asked).toBe(starts);
  });

  test('not at the press of a link to another page, but of one elsewhere', async () => {
    await waiting('intent');
    page.send('pointerdown', { target: new FakeElement('b').in(new FakeElement('a', { href: '/about' })) });
    expect(asked).toBe(0);
    page.send('pointerdown', { target: new FakeElement('a', { href: '#isi' }) });
    expect(asked).toBe(1);
  });

  test('the document, which is no element, is acted on as well', async () => {
    await waiting('intent');
    page.send('scroll', { target: {} });
    expect(asked).toBe(1);
  });
});

describe('without an act', () => {
  test('reading matter never starts', async () => {
    await waiting('intent');
    page.send('load');
    paint?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(0);
  });

  test('details alone start nothing: the page says when', async () => {
    await waiting('soon', true);
    expect(asked).toBe(0);
  });

  test('a form starts 6 s after it was loaded', async () => {
    await waiting('soon');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(0);
    page.send('load');
    await vi.advanceTimersByTimeAsync(5999);
    expect([asked, paint]).toEqual([0, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(1);
  });

  test('a frame starts once it was painted and nothing else is to do, within 3 s', async () => {
    await waiting('idle');
    expect(paint).toBeUndefined();
    page.send('load');
    expect(asked).toBe(0);
    expect(observed).toEqual([{ type: 'paint', buffered: true }]);
    paint?.();
    paint?.();
    expect([asked, idle]).toEqual([1, [{ timeout: 3000 }]]);
  });

  test('in a preview, which is not painted before it has answered, at once', async () => {
    vi.stubGlobal('parent', 'the Studio');
    await waiting('idle');
    page.send('load');
    expect([asked, paint]).toEqual([1, undefined]);
  });

  test('a page that has details to show starts at once, and does not wait for its end', async () => {
    await waiting('now', true);
    expect(asked).toBe(1);
    page.send('load');
    expect(paint).toBeUndefined();
  });

  test('without details there is nothing to start for before an act', async () => {
    await waiting('now');
    page.send('load');
    expect([asked, paint]).toEqual([0, undefined]);
  });

  test('where nobody tells of idle time a timer does', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    await waiting('idle');
    page.send('load');
    paint?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
  });
});
