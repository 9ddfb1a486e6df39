import { staffOnly, type Call } from './call.ts';
import { type Change, publishedId, type Doc } from './store.ts';
import { effects } from './listen.ts';

/** Returns documents as they were after a transaction. For a draft that was gone by then, returns the published one. */
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
    : log.findLastIndex((one) => one.timestamp <= time);
  const changes = log.slice(0, last + 1).flatMap((transaction) => transaction.changes);
  const at = (id: string) => changes.findLast((change) => change.id === id)?.after;
  return { documents: ids.flatMap((id) => at(id) ?? at(publishedId(id)) ?? []) };
}

/** Sends the transactions as NDJSON, oldest first. The Studio finds deletions in them. */
export function transactionsOf(call: Call): void {
  staffOnly(call);
  const { server, path, search, response } = call;
  const ids = new Set((path.ids ?? '').split(','));
  const about = server.store.history().filter(({ changes }) => changes.some(({ id }) => ids.has(id)));
  const from = about.findIndex(({ id }) => id === search.get('fromTransaction'));
  const to = about.findIndex(({ id }) => id === search.get('toTransaction'));
  const range = about.slice(Math.max(0, from), to === -1 ? about.length : to + 1);
  const newestFirst = search.get('reverse') === 'true';
  const limited = (newestFirst ? range.toReversed() : range).slice(0, Number(search.get('limit') ?? 50));
  const lines = limited.map(({ id, author, timestamp, changes }) => {
    const relevant = changes.filter((change) => ids.has(change.id));
    const effect = Object.fromEntries(relevant.map((change) => [change.id, effects(change)]));
    const documentIDs = changes.map((change) => change.id);
    return `${JSON.stringify({ id, author, timestamp, documentIDs, mutations: [], effects: effect })}\n`;
  });
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(lines.join(''));
}

/**
 * Returns the events of a document and its draft, newest first, in the Studio's own terms, because the API is not
 * documented (docs/hosted-project.md). Edits of drafts are not events: the Studio finds them in the transactions.
 */
export function eventsOf(call: Call) {
  staffOnly(call);
  const { server, path, search } = call;
  const asked = path.id ?? '';
  const [id, draftId] = [publishedId(asked), `drafts.${publishedId(asked)}`];
  const events = server.store.history().flatMap((transaction) => {
    const changed = (one: string) => transaction.changes.find((change) => change.id === one);
    const event = eventOf(transaction.id, changed(id), changed(draftId));
    return event ? { ...event, author: transaction.author, timestamp: transaction.timestamp, documentId: id } : [];
  });
  const newest = events.toReversed().slice(0, Number(search.get('limit') ?? 100));
  return { events: { [asked]: newest.map((event) => ({ ...event, versionId: draftId })) }, nextCursor: '' };
}

type Maybe = Change | undefined;

function eventOf(revisionId: string, whole: Maybe, draft: Maybe) {
  const versionRevisionId = draft?.before?._rev ?? '';
  if (whole?.after && draft?.before && !draft.after)
    return { type: 'publishDocumentVersion', revisionId, versionRevisionId, publishCause: 'document.publish' };
  if (whole && !whole.after)
    return draft?.after
      ? { type: 'unpublishDocument', versionRevisionId: revisionId }
      : { type: 'deleteDocumentGroup' };
  if (whole) return { type: whole.before ? 'updateLiveDocument' : 'createLiveDocument', revisionId };
  if (draft && !draft.before) return { type: 'createDocumentVersion', versionRevisionId: revisionId };
  if (draft && !draft.after) return { type: 'deleteDocumentVersion', versionRevisionId };
  return undefined;
}
