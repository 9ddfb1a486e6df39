import { getDraftId, getPublishedId } from '@sanity/client/csm';
import { staffOnly, type Call } from './call.ts';
import type { Change, Doc } from './store.ts';
import { effectsOf } from './listen.ts';

/** Returns documents as they were after a transaction. In place of a draft that did not exist, the published one. */
export function documentsAt(call: Call): { documents: Doc[] } {
  staffOnly(call);
  const { server, path, search } = call;
  const ids = (path.ids ?? '').split(',');
  const log = server.store.history();
  if (search.get('lastRevision') === 'true') {
    const last = log.findLast(({ changes }) => changes.some(({ id }) => ids.includes(id)))?.changes ?? [];
    return { documents: last.flatMap(({ id, before, after }) => (ids.includes(id) ? (after ?? before ?? []) : [])) };
  }
  const [revision, time] = [search.get('revision'), search.get('time') ?? ''];
  const last = revision
    ? log.findIndex(({ id }) => id === revision)
    : log.findLastIndex(({ timestamp }) => timestamp <= time);
  const changes = log.slice(0, last + 1).flatMap((transaction) => transaction.changes);
  const documentThen = (id: string) => changes.findLast((change) => change.id === id)?.after;
  return { documents: ids.flatMap((id) => documentThen(id) ?? documentThen(getPublishedId(id)) ?? []) };
}

/** Sends the transactions as NDJSON, oldest first. The Studio finds deletions in them. */
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
 * Returns the events of a document and its draft, newest first. The API is not documented, so the events have the types
 * of the Studio's code (docs/hosted-project.md). Edits of drafts are not events: the Studio reads them in transactions.
 */
export function eventsOf(call: Call) {
  staffOnly(call);
  const { server, path, search } = call;
  const askedId = path.id ?? '';
  const [id, draftId] = [getPublishedId(askedId), getDraftId(getPublishedId(askedId))];
  const events = server.store.history().flatMap((transaction) => {
    const changeOf = (documentId: string) => transaction.changes.find((change) => change.id === documentId);
    const event = eventOf(transaction.id, changeOf(id), changeOf(draftId));
    return event ? { ...event, author: transaction.author, timestamp: transaction.timestamp, documentId: id } : [];
  });
  const newest = events.toReversed().slice(0, Number(search.get('limit') ?? 100));
  return { events: { [askedId]: newest.map((event) => ({ ...event, versionId: draftId })) }, nextCursor: '' };
}

type MaybeChange = Change | undefined;

function eventOf(revisionId: string, published: MaybeChange, draft: MaybeChange) {
  const versionRevisionId = draft?.before?._rev ?? '';
  if (published?.after && draft?.before && !draft.after)
    return { type: 'publishDocumentVersion', revisionId, versionRevisionId, publishCause: 'document.publish' };
  if (published && !published.after)
    return draft?.after
      ? { type: 'unpublishDocument', versionRevisionId: revisionId }
      : { type: 'deleteDocumentGroup' };
  if (published) return { type: published.before ? 'updateLiveDocument' : 'createLiveDocument', revisionId };
  if (draft && !draft.before) return { type: 'createDocumentVersion', versionRevisionId: revisionId };
  if (draft && !draft.after) return { type: 'deleteDocumentVersion', versionRevisionId };
  return undefined;
}
