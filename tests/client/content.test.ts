import { beforeEach, expect, test, vi } from 'vitest';
import { fetchContent, loadCurrent, loadPage, newestContent, readContentFrom } from '../../src/client/content.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    readContentFrom(fetchContent);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** What a server does with a request that is given up by `signal`. */
type Answer = (signal: AbortSignal) => Promise<Response>;

const says =
  (status: number, body = '{}'): Answer =>
  async () =>
    new Response(body, { status });
const drops: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const stalls: Answer = (signal) =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
const stallsInBody: Answer = async (signal) => {
  const body = new ReadableStream({ start: (stream) => void stalls(signal).catch((reason) => stream.error(reason)) });
  return new Response(body);
};

/** Serves these answers, the last one again and again. */
function serve(...answers: Answer[]) {
  const fetch = vi.fn((_url: string, { signal }: { signal: AbortSignal }) =>
    (answers.length > 1 ? answers.shift()! : answers[0]!)(signal),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each<[name: string, answers: Answer[], requests: number, result: unknown]>([
  ['a dropped connection', [drops, says(200)], 2, {}],
  ['an error of the server', [says(503), says(200)], 2, {}],
  ['a second dropped connection', [drops], 2, new TypeError('Failed to fetch')],
  ['a second error of the server', [says(503)], 2, new Error('Content donation: HTTP 503')],
  ['a missing file', [says(404)], 1, new Error('Content donation: HTTP 404')],
  ['the sign-in page of a network', [says(200, '<!doctype html>')], 1, expect.any(SyntaxError)],
])('%s: content is requested again once, or not at all', async (_name, answers, requests, result) => {
  const fetch = serve(...answers);
  expect(await fetchContent('donation').catch((error: unknown) => error)).toEqual(result);
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test('a request that stalls, also in its body, is given up after 10 s, or 4 s if content is known', async () => {
  for (const answer of [stalls, stallsInBody]) {
    readContentFrom(fetchContent);
    const settled = vi.fn();
    serve(answer, answer, says(200));
    loadPage('donation').catch(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalledOnce();
    await loadPage('donation');
    serve(answer);
    void loadCurrent('donation').then(settled);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(settled).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalledTimes(2);
  }
});

const down = new Error('down');

/** Content is read from this list. */
const read = (...list: unknown[]) =>
  readContentFrom(async () => (list[0] === down ? Promise.reject(list.shift()) : list.shift()));

test('a page is loaded once, and again after a failure; another source begins anew', async () => {
  read(down, { a: 1 }, { a: 2 });
  await expect(loadPage('donation')).rejects.toBe(down);
  expect(await loadPage('donation')).toEqual({ a: 1 });
  expect(await loadPage('donation')).toEqual({ a: 1 });
  read({ a: 3 });
  expect(newestContent('donation')).toBeUndefined();
  expect(await loadPage('donation')).toEqual({ a: 3 });
});

test('content that the server does not confirm is the known one, unchecked', async () => {
  read({ a: 1 }, down, { a: 2 }, down);
  await loadPage('donation');
  expect(await loadCurrent('donation')).toMatchObject({ content: { a: 1 }, checked: false });
  expect(await loadCurrent('donation')).toMatchObject({ content: { a: 2 }, checked: true });
  expect(await loadCurrent('donation')).toMatchObject({ content: { a: 2 }, checked: false });
});

test.each<[known: object, next: unknown, reloads: boolean]>([
  [{ a: { b: 1 } }, { a: { b: 2, c: 3 }, d: 4 }, false],
  [{ a: null, b: [1] }, { a: ['x'], b: [] }, false],
  [{ a: { b: 1 } }, { a: {} }, true],
  [{ a: { b: 1 } }, { a: null }, true],
  [{ a: 1 }, { a: '1' }, true],
  [{ a: [1] }, { a: {} }, true],
])('after %j comes %j: the page reloads if its code cannot show it (%s)', async (known, next, reloads) => {
  const [reload, shown] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { reload });
  read(known, next);
  await loadPage('donation');
  void loadCurrent('donation').then(shown);
  await vi.advanceTimersByTimeAsync(0);
  expect([reload, shown].map(({ mock }) => mock.calls.length)).toEqual(reloads ? [1, 0] : [0, 1]);
});
