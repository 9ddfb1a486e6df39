import { getPublishedId, getValueAtPath, type ValidationContext } from 'sanity';

export type ClientContext = Pick<ValidationContext, 'getClient'>;

/** Returns a client for rules about other documents. It reads drafts and published documents, each under its own id. */
export const rawClient = ({ getClient }: ClientContext) =>
  getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });

/** Whether two ids are of the same document: its draft, a version, or the published one. */
export const isSameDocument = (id: string, otherId: string): boolean => getPublishedId(id) === getPublishedId(otherId);

type FieldContext = ClientContext & Pick<ValidationContext, 'document' | 'path'>;
type Published = Record<string, unknown> & { _updatedAt: string };

/** Reads the published document, and its `value` at this path. Both are empty if nothing is published. */
export async function publishedAt(path: ValidationContext['path'] = [], context: FieldContext) {
  const id = getPublishedId(context.document?._id ?? '');
  const published = await rawClient(context).fetch<Published | null>('*[_id == $id][0]', { id });
  return { value: getValueAtPath(published, path), published };
}
