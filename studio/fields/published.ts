import { getPublishedId, getValueAtPath, type ValidationContext } from 'sanity';
import { readSite } from '../status/live-site.ts';
import { siteUrl } from '../status/settings.ts';

/** The part of the validation context that gives a client. */
export type ClientContext = Pick<ValidationContext, 'getClient'>;

/** Returns a client for rules about other documents. It sees drafts and published documents, each under its own id. */
export const allOf = ({ getClient }: ClientContext) =>
  getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });

/** Whether two ids are states (draft, version, published) of the same document. */
export const isSameDocument = (one: string, other: string): boolean => getPublishedId(one) === getPublishedId(other);

type FieldContext = ClientContext & Pick<ValidationContext, 'document' | 'path'>;
type Published = Record<string, unknown> & { _updatedAt: string };

/** Reads what is published: `value` at this path, and `whole`, its document. Both are empty if nothing is published. */
export async function publishedAt(path: ValidationContext['path'] = [], context: FieldContext) {
  const id = getPublishedId(context.document?._id ?? '');
  const whole = await allOf(context).fetch<Published | null>('*[_id == $id][0]', { id });
  return { value: getValueAtPath(whole, path), whole };
}

/** Whether the site shows this value of a field, in a build that could be released. */
export async function isReleased(value: unknown, context: FieldContext): Promise<boolean> {
  const { value: before, whole } = await publishedAt(context.path, context);
  if (!whole || JSON.stringify(before) !== JSON.stringify(value)) return false;
  const site = await readSite(siteUrl);
  if (!site.reached || site.error?.isRehearsal || site.build.source !== 'sanity') return false;
  return Date.parse(whole._updatedAt) <= Date.parse(site.build.contentUpdated ?? '');
}
