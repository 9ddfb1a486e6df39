import type { Call } from './call.ts';
import { isPublic, publishedId } from './document.ts';

/** GET /data/doc/:dataset/:ids */
export function dataDoc({ lake, staff, path, search }: Call) {
  const asked = (path.ids ?? '').split(',');
  const everyVersion = search.get('includeAllVersions') === 'true';
  const known = lake.store.all().filter(({ _id }) => staff || isPublic(_id));
  const documents = known.filter(({ _id }) => asked.includes(everyVersion ? publishedId(_id) : _id));
  const found = new Set(documents.map(({ _id }) => _id));
  return { documents, omitted: asked.filter((id) => !found.has(id)).map((id) => ({ id, reason: 'existence' })) };
}
