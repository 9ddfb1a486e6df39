import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planId, startFailedId } from '../../src/client/protocol.ts';
import { inlineScript } from '../../src/publish/html/inline-script.ts';
import { startFile } from '../../src/publish/html/start-plan.ts';
import { FakeElement, fakePage } from './fake-page.ts';

/** Modules of the plan: each records that it ran, the last one that the application started. */
const say = (name: string) => `globalThis.ran.push('${name}');`;
const modules = [
  `data:text/javascript,${say('a')}`,
  `data:text/javascript,${say('b')}`,
  `data:text/javascript,${say('entry')} export const start = async (styles) => globalThis.ran.push('start with ' + styles);`,
];
const content = '/content/donation.json';
const runStart = await inlineScript('src/client/run-start.ts', 'es');
const file = `data:text/javascript,${encodeURIComponent(startFile(runStart, { modules, content: [content], styles: ['1abc'] }))}`;

let ran: string[];
let answer: (url: string, signal: AbortSignal) => Promise<Response>;
let asked: string[];
let notice: FakeElement;
let page: ReturnType<typeof fakePage>;
let reload: ReturnType<typeof vi.fn>;
let failures: number;

const script = (body: BodyInit = '') => new Response(body, { headers: { 'content-type': 'text/javascript' } });
const status = (code: number) => async () => new Response('', { status: code });
const never = (signal: AbortSignal) =>
  new Promise<Response>((_done, refuse) => signal.addEventListener('abort', () => refuse(new Error('aborted'))));

async function load() {
  vi.resetModules();
  return import('../../src/client/plan.ts');
}

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Node imports modules in real time, not in the fake time of the test. */
const untilRun = () => vi.waitUntil(() => ran.includes('start with 1abc'));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const plan = new FakeElement('script', { id: planId });
  plan.textContent = JSON.stringify({ file, when: 'soon' });
  notice = new FakeElement('div', { id: startFailedId });
  page = fakePage(plan, notice);
  [ran, asked, failures, reload] = [[], [], 0, vi.fn()];
  answer = async () => script();
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answer(url, signal);
  });
  addEventListener('start:failed', () => (failures += 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const inNotice = () => new FakeElement('form').in(notice) as unknown as HTMLFormElement;
const ownForm = () => new FakeElement('form').in(new FakeElement('main')) as unknown as HTMLFormElement;

test('the plan is fetched, then everything at once; it runs in order, once however often it is asked for', async () => {
  const { startUnlessPaused, startFor } = await load();
  startUnlessPaused();
  expect(asked).toEqual([file]);
  startUnlessPaused();
  startFor(ownForm());
  await untilRun();
  startUnlessPaused();
  await settle();
  expect(asked).toEqual([file, content, ...modules]);
  expect(ran.at(-1)).toBe('start with 1abc');
  expect(page.appended).toEqual(modules.map((href) => ({ rel: 'modulepreload', href })));
  await vi.advanceTimersByTimeAsync(20_000);
  expect({ hidden: notice.hidden, failures }).toEqual({ hidden: true, failures: 0 });
});

test('content that cannot be had stops no start', async () => {
  answer = async (url) => {
    if (url === content) throw new TypeError('offline');
    return script();
  };
  const { startUnlessPaused } = await load();
  startUnlessPaused();
  await untilRun();
  expect(notice.hidden).toBe(true);
});

test('a start that fails says so, lets go what was held, and ends what it still asks for', async () => {
  let ended = false;
  answer = (url, signal) => {
    signal.addEventListener('abort', () => (ended ||= url === content));
    return url === modules[1] ? status(503)() : url === content ? never(signal) : Promise.resolve(script());
  };
  const { startUnlessPaused } = await load();
  startUnlessPaused();
  await vi.waitUntil(() => failures > 0);
  expect({ hidden: notice.hidden, failures, ended }).toEqual({ hidden: false, failures: 1, ended: true });
  expect(ran).not.toContain('start with 1abc');
});

test('after a failure acts rest for 2 s; who sends a form does not wait', async () => {
  answer = status(503);
  const { startUnlessPaused, startFor } = await load();
  startUnlessPaused();
  await settle();
  expect([failures, asked.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  startUnlessPaused();
  expect(asked).toHaveLength(1);
  startFor(ownForm());
  await settle();
  expect([failures, asked.length]).toEqual([2, 2]);
  startFor(inNotice());
  await settle();
  expect([failures, asked.length]).toEqual([3, 3]);
  await vi.advanceTimersByTimeAsync(2001);
  answer = async () => script();
  startUnlessPaused();
  await untilRun();
  expect(reload).not.toHaveBeenCalled();
});

test('of a build that is gone, only the notice loads the page; the form of the page tries again', async () => {
  answer = status(404);
  const { startFor } = await load();
  startFor(ownForm());
  await settle();
  startFor(ownForm());
  await settle();
  expect([failures, reload.mock.calls.length]).toEqual([2, 0]);
  startFor(inNotice());
  await settle();
  expect([failures, reload.mock.calls.length]).toEqual([2, 1]);
});

test('the notice of a slow start loads nothing anew', async () => {
  const { startFor } = await load();
  startFor(inNotice());
  await untilRun();
  expect(reload).not.toHaveBeenCalled();
});

test('a build that is there again is not loaded anew', async () => {
  answer = status(404);
  const { startFor } = await load();
  startFor(ownForm());
  await settle();
  answer = status(503);
  startFor(ownForm());
  await settle();
  startFor(inNotice());
  await settle();
  expect([failures, reload.mock.calls.length]).toEqual([3, 0]);
});

test('a slow network that never stops sending: after 10 s it is said, and the start goes on', async () => {
  const drip = () =>
    new ReadableStream<Uint8Array>({
      async start(body) {
        for (let sent = 0; sent < 3; sent++) {
          body.enqueue(new Uint8Array([32]));
          await new Promise((done) => setTimeout(done, 5000));
        }
        body.close();
      },
    });
  answer = async (url) => script(url === file ? '' : drip());
  const { startUnlessPaused } = await load();
  startUnlessPaused();
  await vi.waitUntil(() => asked.length > 1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(notice.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect({ hidden: notice.hidden, failures }).toEqual({ hidden: false, failures: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  await untilRun();
  expect(failures).toBe(0);
});
