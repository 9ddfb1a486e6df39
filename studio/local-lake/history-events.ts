import { staffOnly, type Call } from './call.ts';
import { isPublished, publishedId } from './document.ts';
import type { LoggedTransaction } from './transaction-log.ts';

/** GET /data/history/:dataset/events/documents/:id: the life of a document, newest first. */
export function historyEvents(call: Call) {
  staffOnly(call);
  const asked = call.path.id ?? '';
  const events = call.lake.store.log
    .entries()
    .flatMap((transaction) => eventsOf(transaction, publishedId(asked)))
    .filter(({ versionId }) => isPublished(asked) || versionId === asked)
    .toReversed();
  return { events: { [asked]: events }, nextCursor: '' };
}

function eventsOf({ id, author, timestamp, changes }: LoggedTransaction, documentId: string) {
  const published = changes.find((change) => change.id === documentId);
  const version = changes.find((change) => change.id !== documentId && publishedId(change.id) === documentId);
  const versionId = version?.id ?? `drafts.${documentId}`;
  const event = (type: string, revisions: object) => [{ type, documentId, timestamp, author, versionId, ...revisions }];
  if (published?.after && version?.before && !version.after) {
    const revisions = { revisionId: id, versionRevisionId: version.before._rev, publishCause: 'document.publish' };
    return event('publishDocumentVersion', { ...revisions, contributors: [author] });
  }
  if (published && !published.after) {
    return version ? event('unpublishDocument', { versionRevisionId: id }) : event('deleteDocumentGroup', {});
  }
  if (published?.after && !version) {
    return event('publishDocumentVersion', {
      revisionId: id,
      publishCause: 'document.publish',
      contributors: [author],
    });
  }
  if (version?.after && !version.before) return event('createDocumentVersion', { versionRevisionId: id });
  if (version?.before && !version.after) {
    return event('deleteDocumentVersion', { versionRevisionId: version.before._rev });
  }
  return [];
}
