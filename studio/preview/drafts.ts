import { fetchContent, type ContentReader, readContentFrom } from 'site/client/content.ts';
import { pageContracts } from 'site/content/page-contracts.ts';
import { inIndonesian } from 'site/content/shape-errors.ts';

/** A page, or `site`: what all pages share. */
export type ContentName = keyof typeof pageContracts;

export const isContentName = (name = ''): name is ContentName => name in pageContracts;

const namesByQuery = new Map(Object.entries(pageContracts).map(([name, { query }]) => [query, name as ContentName]));

export const nameOfQuery = (query: string): ContentName | undefined => namesByQuery.get(query);

const drafts = new Map<string, unknown>();
const readDraftOrBuilt: ContentReader = async (name, timeout) =>
  drafts.get(name) ?? (await fetchContent(name, timeout));

/** Replaces built content by a draft, if the site could be built from it. Otherwise returns the problem. */
export async function adoptDraft(name: ContentName, result: unknown): Promise<string | undefined> {
  const parsed = pageContracts[name].shape.safeParse(result ?? {}, inIndonesian);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return `${issue.message}.`;
  // Only the build knows the year, and the day of the last publication.
  const built = name === 'site' ? await fetchContent(name) : {};
  drafts.set(name, { ...(built as object), ...(parsed.data as object) }); // content is always an object
  // This call also drops the content that was loaded before.
  readContentFrom(readDraftOrBuilt);
  return undefined;
}
