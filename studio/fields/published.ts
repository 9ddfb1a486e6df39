import type { Path, ValidationContext } from 'sanity';
import { readSite } from '../status/live-site.ts';
import { siteUrl } from '../status/settings.ts';

/** `value` is what is published at this path, `whole` the document that holds it; both are empty when nothing is. */
export async function publishedAt(path: ValidationContext['path'] = [], { document, getClient }: Asked) {
  const id = document?._id.replace(/^drafts\./, '');
  const client = getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const whole = id ? await client.fetch<Published | null>('*[_id == $id][0]', { id }) : null;
  return { value: valueAt(whole, path), whole };
}

export const valueAt = (document: unknown, path: Path) =>
  path.reduce<unknown>((part, step) => {
    if (typeof step !== 'object' || !('_key' in step)) return (part as Record<string, unknown> | null)?.[String(step)];
    return Array.isArray(part) ? part.find((entry: { _key?: string }) => entry._key === step._key) : undefined;
  }, document);

type Asked = Pick<ValidationContext, 'document' | 'getClient'>;
type Published = Record<string, unknown> & { _updatedAt: string };

/** Whether the site shows this value of a field, by a build that a release would not refuse. */
export async function isReleased(value: unknown, context: Asked & Pick<ValidationContext, 'path'>): Promise<boolean> {
  const { value: before, whole } = await publishedAt(context.path, context);
  if (!whole || JSON.stringify(before) !== JSON.stringify(value)) return false;
  const site = await readSite(siteUrl);
  if (!site.reached || site.error?.isRehearsal || site.build.source !== 'sanity') return false;
  return Date.parse(whole._updatedAt) <= Date.parse(site.build.contentUpdated ?? '');
}
