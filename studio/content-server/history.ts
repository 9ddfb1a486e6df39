import { staffOnly, type Call } from './call.ts';
import { publishedId, type Doc } from './store.ts';
import { effects } from './listen.ts';

/** For restoring documents. For a draft at the revision that published it, returns the published document. */
export function documentsAt(call: Call): { documents: Doc[] } {
  staffOnly(call);
  const { server, path, search } = call;
  const ids = (path.ids ?? '').split(',');
  const log = server.store.history();
  if (search.get('lastRevision') === 'true') {
    const last = log.findLast(({ changes }) => changes.some(({ id }) => ids.includes(id)))?.changes ?? [];
    return { documents: last.flatMap(({ id, before, after }) => (ids.includes(id) ? (after ?? before ?? []) : [])) };
  }
  const changes = log.find(({ id }) => id === search.get('revision'))?.changes ?? [];
  const at = (id: string) => changes.find((change) => change.id === id)?.after;
  return { documents: ids.flatMap((id) => at(id) ?? at(publishedId(id)) ?? []) };
}

/** Sends NDJSON, oldest first. The Studio finds deletions in it. */
export function transactionsOf(call: Call): void {
  staffOnly(call);
  const { server, path, search, response } = call;
  const ids = new Set((path.ids ?? '').split(','));
  const about = server.store.history().filter(({ changes }) => changes.some(({ id }) => ids.has(id)));
  const from = about.findIndex(({ id }) => id === search.get('fromTransaction'));
  const range = about.slice(Math.max(0, from));
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
