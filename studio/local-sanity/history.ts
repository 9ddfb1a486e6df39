import { getDraftId, getPublishedId } from '@sanity/client/csm';
import { staffOnly, type Call } from './call.ts';
import { effectsOf } from './listen.ts';
import type { Change, Doc, Transaction } from './store.ts';

/** Returns documents as of a transaction or a time; in place of a draft that did not exist then, the published one. */
export function documentsAt(call: Call): { documents: Doc[] } {
  staffOnly(call);
  const { server, path, search } = call;
  const ids = (path.ids ?? '').split(',');
  const transactions = server.store.history();
  if (search.get('lastRevision') === 'true') return { documents: lastTouched(ids, transactions) };
  const revision = search.get('revision');
  const time = search.get('time') ?? '';
  const lastIndex = revision
    ? transactions.findIndex(({ id }) => id === revision)
    : transactions.findLastIndex(({ timestamp }) => timestamp <= time);
  const documentThen = (id: string) => lastState(transactions.slice(0, lastIndex + 1), id);
  return { documents: ids.flatMap((id) => documentThen(id) ?? documentThen(getPublishedId(id)) ?? []) };
}

/** Returns what the last transaction on any of these documents changed of them; a deleted one as it was before. */
function lastTouched(ids: readonly string[], transactions: readonly Transaction[]): Doc[] {
  const isAsked = ({ id }: Change) => ids.includes(id);
  const changes = transactions.findLast((transaction) => transaction.changes.some(isAsked))?.changes ?? [];
  return changes.filter(isAsked).flatMap(({ before, after }) => after ?? before ?? []);
}

/** A document as these transactions left it: null if they deleted it, undefined if none touched it. */
const lastState = (transactions: readonly Transaction[], id: string) =>
  transactions.flatMap(({ changes }) => changes).findLast((change) => change.id === id)?.after;

/** Sends the transactions as NDJSON, oldest first unless `reverse`. The Studio finds deletions in them. */
export function transactionsOf(call: Call): void {
  staffOnly(call);
  const { server, path, search, response } = call;
  const ids = new Set((path.ids ?? '').split(','));
  const relevant = server.store.history().filter(({ changes }) => changes.some(({ id }) => ids.has(id)));
  const from = relevant.findIndex(({ id }) => id === search.get('fromTransaction'));
  const to = relevant.findIndex(({ id }) => id === search.get('toTransaction'));
  const range = relevant.slice(Math.max(0, from), to === -1 ? relevant.length : to + 1);
  const newestFirst = search.get('reverse') === 'true';
  const limited = (newestFirst ? range.toReversed() : range).slice(0, Number(search.get('limit') ?? 50));
  const lines = limited.map(({ id, author, timestamp, changes }) => {
    const asked = changes.filter((change) => ids.has(change.id));
    const effects = Object.fromEntries(asked.map((change) => [change.id, effectsOf(change)]));
    const documentIDs = changes.map((change) => change.id);
    return `${JSON.stringify({ id, author, timestamp, documentIDs, mutations: [], effects })}\n`;
  });
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(lines.join(''));
}

/**
 * Returns the deletions of a document, newest first, by which the Studio offers to restore it. The API is not documented:
 * the event has the type of the Studio's code (docs/hosted-project.md). Other events would only fill its history panel.
 */
export function eventsOf(call: Call) {
  staffOnly(call);
  const { server, path } = call;
  const askedId = path.id ?? '';
  const documentId = getPublishedId(askedId);
  const draftId = getDraftId(documentId);
  const transactions = server.store.history();
  const deletions = transactions.filter((transaction, index) => {
    const isUnpublished = lastState([transaction], documentId) === null;
    const hasDraft = Boolean(lastState(transactions.slice(0, index + 1), draftId));
    return isUnpublished && !hasDraft;
  });
  const event = { type: 'deleteDocumentGroup', documentId, versionId: draftId };
  const events = deletions.toReversed().map(({ author, timestamp }) => ({ ...event, author, timestamp }));
  return { events: { [askedId]: events }, nextCursor: '' };
}
