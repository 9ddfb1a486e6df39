import type { Call } from './call.ts';
import { syncTags } from './data-query.ts';
import { isPublic } from './document.ts';
import { eventStream } from './event-stream.ts';
import { newId } from './transaction.ts';

/** GET /data/live/events/:dataset: tells that something changed, not what. */
export function liveEvents({ lake, staff, search, response }: Call): void {
  const stream = eventStream(response);
  const drafts = staff && search.get('includeDrafts') === 'true';
  const stop = lake.store.subscribe(({ id, changes }) => {
    if (drafts || changes.some((change) => isPublic(change.id))) stream.send('message', { tags: syncTags }, id);
  });
  stream.closed.addEventListener('abort', stop);
  stream.send('welcome', {}, newId());
}
