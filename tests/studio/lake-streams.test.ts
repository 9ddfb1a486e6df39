import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '../../studio/local-lake/call.ts';
import { eventStream } from '../../studio/local-lake/event-stream.ts';
import { dataListen } from '../../studio/local-lake/listen.ts';
import { liveEvents } from '../../studio/local-lake/live.ts';
import { presence } from '../../studio/local-lake/presence.ts';
import { lakeAtWork } from './lake-at-work.ts';

/** What stands on a stream, without the time that a socket takes. */
class Response extends EventEmitter {
  text = '';
  head: unknown[] = [];
  writeHead = (...head: unknown[]) => void (this.head = head);
  write = (text: string) => void (this.text += text);
  /** Name and data of each event. */
  events = () =>
    [...this.text.matchAll(/^event: (.*)\n(?:id: (.*)\n)?data: (.*)\n\n/gm)].map(([, name, id, data]) => ({
      name,
      id,
      data: JSON.parse(data ?? '') as Record<string, unknown>,
    }));
}

describe('an event stream', () => {
  test('opens at once, stays open, and ends with its reader', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const response = new Response();
    const stream = eventStream(response as unknown as ServerResponse);
    expect(response.head).toEqual([
      200,
      { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' },
    ]);
    expect(response.text).toBe(':\n\n');
    vi.advanceTimersByTime(25_000);
    stream.send('a', { n: 1 }, 'x');
    stream.send('b', {});
    expect(response.text).toBe(':\n\n:\n\nevent: a\nid: x\ndata: {"n":1}\n\nevent: b\ndata: {}\n\n');
    expect(stream.closed.aborted).toBe(false);
    response.emit('close');
    expect(stream.closed.aborted).toBe(true);
    const { text } = response;
    stream.send('c', {});
    vi.advanceTimersByTime(60_000);
    expect(response.text).toBe(text);
  });
});

let at: Awaited<ReturnType<typeof lakeAtWork>>;
beforeAll(async () => void (at = await lakeAtWork()));
afterAll(() => at.close());

/** A busy machine takes its time. */
const soon = { timeout: 10_000 };

let number = 0;
let id: string;
beforeEach(() => {
  number += 1;
  id = `alir-${number}`;
});

function open(handler: (call: Call) => void, search: Record<string, string>, more: Partial<Call> = {}) {
  const response = new Response();
  handler({
    lake: at.lake,
    staff: true,
    apiVersion: '2026-10-01',
    response: response as unknown as ServerResponse,
    search: new URLSearchParams(search),
    ...more,
  } as Call);
  onTestFinished(() => void response.emit('close'));
  return response;
}

/** What a listener has heard when a note that everybody hears, named as the last, has come. */
async function heard(response: Response, last: string) {
  await at.mutate({ create: { _id: last, _type: 'note', last: true } });
  await vi.waitFor(() => expect(response.events().map(({ data }) => data.documentId)).toContain(last), soon);
  return response.events().slice(1, -1);
}
const names = (events: { data: Record<string, unknown> }[]) =>
  events.map(({ data }) => `${String(data.transition)} ${String(data.documentId)}`);

const note = (_id: string, more: object = {}) => ({ _id, _type: 'note', ...more });

describe('a listener', () => {
  test('is welcomed by name', () => {
    const [welcome] = open(dataListen, { query: '*' }).events();
    expect(welcome).toEqual({
      name: 'welcome',
      id: 'welcome',
      data: { listenerName: expect.stringMatching(/^\w{22}$/) as string },
    });
  });

  test('hears what appears, changes and disappears, as much of it as it asked for', async () => {
    const plain = open(dataListen, {});
    const whole = open(dataListen, {
      includeResult: 'true',
      includePreviousRevision: 'true',
      includeMutations: 'false',
      effectFormat: 'mendoza',
    });
    const create = { create: note(id, { n: 1 }) };
    await at.post('/v1/data/mutate/production', { mutations: [create], transactionId: `${id}-1` });
    const patch = { patch: { id, set: { n: 2 } } };
    await at.post('/v1/data/mutate/production', { mutations: [patch], transactionId: `${id}-2` });
    await at.post('/v1/data/mutate/production', { mutations: [{ delete: { id } }], transactionId: `${id}-3` });
    const event = (step: number, transition: string, mutations: object[], more: object = {}) => ({
      name: 'mutation',
      id: `${id}-${step}#${id}`,
      data: {
        eventId: `${id}-${step}#${id}`,
        documentId: id,
        transactionId: `${id}-${step}`,
        identity: 'stafLokal',
        timestamp: expect.any(String) as string,
        visibility: 'query',
        resultRev: `${id}-${step}`,
        mutations,
        transition,
        transactionTotalEvents: 1,
        transactionCurrentEvent: 0,
        ...more,
      },
    });
    expect(await heard(plain, `${id}-z`)).toEqual([
      event(1, 'appear', [create]),
      event(2, 'update', [patch], { previousRev: `${id}-1` }),
      event(3, 'disappear', [{ delete: { id } }], { previousRev: `${id}-2` }),
    ]);
    const at1 = expect.objectContaining(note(id, { n: 1 })) as object;
    const at2 = expect.objectContaining(note(id, { n: 2 })) as object;
    expect(await heard(whole, `${id}-zz`)).toMatchObject([
      event(1, 'appear', [], { result: at1, previous: null, effects: { apply: [0, at1], revert: [0, null] } }),
      event(2, 'update', [], { result: at2, previous: at1, effects: { apply: [0, at2], revert: [0, at1] } }),
      event(3, 'disappear', [], { previous: at2, effects: { apply: [0, null], revert: [0, at2] } }),
      { data: { documentId: `${id}-z` } },
    ]);
    expect(whole.events()[3]?.data).not.toHaveProperty('result');
    expect(whole.text).not.toContain('"apply":[0,{"_rev"');
  });

  test('counts what it hears of a transaction, not what happened in it', async () => {
    const listener = open(dataListen, { query: '*[_type == "note"]' });
    await at.mutate({ create: note(id) }, { create: { _id: `${id}-b`, _type: 'other' } }, { create: note(`${id}-c`) });
    const events = await heard(listener, `${id}-z`);
    expect(events.map(({ data }) => [data.transactionCurrentEvent, data.transactionTotalEvents])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('of a question for one document hears of that one', async () => {
    const listener = open(dataListen, { query: '*[_id == $id || last][0]', $id: `"${id}"` });
    await at.mutate({ create: note(id) }, { create: note(`${id}-other`) });
    expect(names(await heard(listener, `${id}-z`))).toEqual([`appear ${id}`]);
  });

  test.each([
    ['2025-02-19', {}, []],
    ['2026-10-01', { includeAllVersions: 'false' }, []],
    ['2026-10-01', { includeAllVersions: 'true' }, ['drafts.', 'versions.r.']],
    ['2025-02-18', {}, ['drafts.', 'versions.r.']],
    ['1', {}, ['drafts.', 'versions.r.']],
  ])('of version %s, asking %j, hears beside what is published of %j', async (apiVersion, search, prefixes) => {
    const listener = open(dataListen, { query: '*', ...search }, { apiVersion });
    await at.mutate(...['drafts.', 'versions.r.', ''].map((prefix) => ({ create: note(prefix + id) })));
    expect(names(await heard(listener, `${id}-z`))).toEqual([...prefixes, ''].map((each) => `appear ${each}${id}`));
  });

  test('may ask about what a document refers to: staff about drafts as well', async () => {
    await at.mutate({ create: note(`${id}-to`, { word: 'a' }) }, { create: note(`drafts.${id}-to`, { word: 'a' }) });
    const search = { query: '*[last || to->word == "a"]' };
    const [staff, anyone] = [open(dataListen, search), open(dataListen, search, { staff: false })];
    const to = (_ref: string) => ({ to: { _type: 'reference', _ref } });
    await at.mutate({ create: note(`${id}-1`, to(`${id}-to`)) }, { create: note(`${id}-2`, to(`drafts.${id}-to`)) });
    expect(names(await heard(staff, `${id}-z`))).toEqual([`appear ${id}-1`, `appear ${id}-2`]);
    expect(names(await heard(anyone, `${id}-zz`))).toEqual([`appear ${id}-1`, `appear ${id}-z`]);
  });

  test('that asks what cannot be read is told so', async () => {
    const listener = open(dataListen, { query: '*[_type ==' });
    await at.mutate({ create: note(id) });
    await vi.waitFor(() => expect(listener.events()).toHaveLength(2), soon);
    expect(listener.events()[1]).toMatchObject({
      name: 'channelError',
      data: { message: expect.stringContaining('Syntax error') as string },
    });
  });
});

describe('a page that follows what is live', () => {
  test.each([
    [true, { includeDrafts: 'true' }, 4],
    [true, {}, 2],
    [true, { includeDrafts: 'false' }, 2],
    [false, { includeDrafts: 'true' }, 2],
  ])('staff: %j, asking %j', async (staff, search, messages) => {
    const live = open(liveEvents, search, { staff });
    await at.mutate({ create: note(`drafts.${id}`) });
    await at.mutate({ create: note(id) }, { create: note(`drafts.${id}-b`) });
    await at.mutate({ delete: { id: `drafts.${id}` } });
    await at.post('/v1/data/mutate/production', { mutations: [{ delete: { id } }], transactionId: `${id}-t` });
    const [welcome, ...events] = live.events();
    expect(welcome).toEqual({ name: 'welcome', id: expect.stringMatching(/^\w{22}$/) as string, data: {} });
    expect(events).toHaveLength(messages);
    expect(events.at(-1)).toEqual({ name: 'message', id: `${id}-t`, data: { tags: ['s1:lake'] } });
  });
});

test.each([dataListen, liveEvents])('who goes away is told nothing more', (handler) => {
  const stop = vi.fn();
  const response = open(handler, {}, { lake: { store: { subscribe: () => stop } } as unknown as Call['lake'] });
  expect(stop).not.toHaveBeenCalled();
  response.emit('close');
  expect(stop).toHaveBeenCalledOnce();
});

describe('the socket of presence', () => {
  const origin = 'http://localhost:3333';
  const connect = (path: string, headers: Record<string, string> = { origin }) =>
    new WebSocket(`${at.lake.url.replace('http', 'ws')}${path}`, { headers } as unknown as string);
  const settled = (socket: WebSocket) =>
    new Promise<string>((resolve) => {
      for (const name of ['open', 'error']) socket.addEventListener(name, () => resolve(name));
    });
  const next = (socket: WebSocket) =>
    new Promise<string>((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
    );

  test.each([
    ['/v1/socket/production', { origin }, 'open'],
    ['/v2026-10-01/socket/production?tag=a', { origin }, 'open'],
    ['/v1/other/production', { origin }, 'error'],
    ['/x/v1/socket/production', { origin }, 'error'],
    ['/v1/socket/production', {}, 'error'],
  ])('%s from %j: %s', async (path, headers, outcome) => {
    const socket = connect(path, headers);
    expect(await settled(socket)).toBe(outcome);
    socket.close();
  });

  test('that breaks before it is open is given up', () => {
    const broken = Object.assign(new EventEmitter(), { end: vi.fn(), destroy: vi.fn() });
    presence(() => false).upgrade({ headers: {} } as never, broken as never, Buffer.of());
    expect(broken.end).toHaveBeenCalledWith('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    broken.emit('error', new Error('reset'));
    expect(broken.destroy).toHaveBeenCalledOnce();
  });

  test('is not opened under a foreign name of this machine', async () => {
    const headers = { origin, host: 'evil.example', connection: 'Upgrade', upgrade: 'websocket' };
    expect((await at.raw('/v1/socket/production', { headers })).status).toBe(403);
  });

  test('answers each line, beats, and falls silent with its reader', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const socket = connect('/v1/socket/production');
    await settled(socket);
    const say = (method: string) => {
      const answer = next(socket);
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method }));
      return answer.then((text) => JSON.parse(text) as object);
    };
    expect(await say('presence_announce')).toEqual({ jsonrpc: '2.0', id: 'presence_announce', result: 'ok' });
    expect(await say('presence_subscribe')).toEqual({
      jsonrpc: '2.0',
      id: 'presence_subscribe',
      result: expect.stringMatching(/^\w{22}$/) as string,
    });
    const beat = next(socket);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(15_000);
    expect(await beat).toBe('♥');
    socket.close();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), soon);
  });
});

test('a lake that closes leaves nobody hanging', async () => {
  const own = await lakeAtWork();
  const socket = new WebSocket(`${own.lake.url.replace('http', 'ws')}/v1/socket/production`, {
    headers: { origin: 'http://localhost:3333' },
  } as unknown as string);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const gone = new Promise((resolve) => socket.addEventListener('close', resolve));
  const stream = await fetch(`${own.lake.streamUrls[3]}/v1/data/listen/production?query=*`);
  const reader = stream.body?.getReader();
  await reader?.read();
  await own.close();
  await gone;
  await expect(reader?.read()).rejects.toThrow();
  await expect(fetch(`${own.lake.url}/v1/ping`)).rejects.toThrow();
});
