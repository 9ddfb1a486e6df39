import type { ServerResponse } from 'node:http';
import { isDraftId } from '@sanity/client/csm';
import type { Call } from './call.ts';
import { paramsOf, syncTags } from './data.ts';
import { defaultsToRaw, runQuery } from './query.ts';
import { type Change, type Doc, isPublic, newId, type Transaction } from './store.ts';
import { identityOf } from './studio-services.ts';

export function dataListen(call: Call): void {
  const send = openStream(call.response);
  const matches = matcher(call);
  const announce = async (transaction: Transaction) => {
    const relevant: { change: Change; transition: string }[] = [];
    for (const change of transaction.changes) {
      const matchedBefore = change.before !== null && (await matches(change.before));
      const matchesNow = change.after !== null && (await matches(change.after));
      if (matchedBefore && matchesNow) relevant.push({ change, transition: 'update' });
      else if (matchesNow) relevant.push({ change, transition: 'appear' });
      else if (matchedBefore) relevant.push({ change, transition: 'disappear' });
    }
    for (const [index, { change, transition }] of relevant.entries()) {
      const count = { transactionTotalEvents: relevant.length, transactionCurrentEvent: index };
      const event = { ...mutationEvent(transaction, change, call.search), transition, ...count };
      send('mutation', event, event.eventId);
    }
  };
  // Matching is asynchronous. Each transaction waits for the one before, so that events keep their order.
  let announced = Promise.resolve();
  const stop = call.server.store.subscribe((transaction) => {
    announced = announced
      .then(() => announce(transaction))
      .catch((error: Error) => send('channelError', { message: error.message }));
  });
  call.response.on('close', stop);
  send('welcome', { listenerName: newId() }, 'welcome');
}

/** Whether a document is one that the listener asks for, and may read. */
function matcher(call: Call): (document: Doc) => Promise<boolean> {
  const { server, staff, search, apiVersion } = call;
  const question = { query: search.get('query') ?? '*', params: paramsOf(search) };
  const everyVersion = defaultsToRaw(apiVersion) || search.get('includeAllVersions') === 'true';
  const mayRead = (id: string) => staff || isPublic(id);
  return async (document) => {
    const isAsked = everyVersion || !isDraftId(document._id);
    if (!isAsked || !mayRead(document._id)) return false;
    const result = await runQuery(question, {
      documents: [document],
      identity: identityOf(call),
      dereference: (id) => (mayRead(id) ? server.store.get(id) : undefined),
    });
    return Array.isArray(result) ? result.length > 0 : result !== null;
  };
}

function mutationEvent({ id, author, timestamp }: Transaction, change: Change, search: URLSearchParams) {
  const { before, after } = change;
  return {
    eventId: `${id}#${change.id}`,
    documentId: change.id,
    transactionId: id,
    identity: author,
    timestamp,
    visibility: 'query',
    ...(before ? { previousRev: before._rev } : {}),
    resultRev: id,
    mutations: search.get('includeMutations') === 'false' ? [] : change.operations,
    ...(search.get('includeResult') === 'true' && after ? { result: after } : {}),
    ...(search.get('effectFormat') === 'mendoza' ? { effects: effectsOf(change) } : {}),
  };
}

/** Makes Mendoza patches (opcode 0) that replace the whole document, without `_rev`. Null stands for no document. */
export function effectsOf({ before, after }: Pick<Change, 'before' | 'after'>) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] };
}

function withoutRevision(document: Doc | null) {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

export function liveEvents({ server, staff, search, response }: Call): void {
  const send = openStream(response);
  const seesDrafts = staff && search.get('includeDrafts') === 'true';
  const stop = server.store.subscribe(({ id, changes }) => {
    if (seesDrafts || changes.some((change) => isPublic(change.id))) send('message', { tags: syncTags }, id);
  });
  response.on('close', stop);
  send('welcome', {}, newId());
}

/** Milliseconds between two comments. Without them, proxies and browsers close a silent stream. */
const heartbeat = 25_000;

/** Opens a stream of events. Returns a function that sends one. */
function openStream(response: ServerResponse) {
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' };
  response.writeHead(200, headers);
  response.write(':\n\n');
  const timer = setInterval(() => response.write(':\n\n'), heartbeat);
  response.on('close', () => clearInterval(timer));
  return (event: string, data: unknown, id?: string): void => {
    if (response.closed) return;
    response.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
  };
}
