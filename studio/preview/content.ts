import { describeIssues } from '../../src/build/content-errors.ts';
import { type ContentReader, fetchContent, readContentFrom } from '../../src/content/load.ts';
import { pageContracts } from '../../src/content/pages.ts';

export type Name = keyof typeof pageContracts;

export const isName = (name: string | undefined): name is Name => name !== undefined && name in pageContracts;

const names = new Map(Object.entries(pageContracts).map(([name, { query }]) => [query, name as Name]));

/** Which page's content a query asks for. */
export const nameOf = (query: string): Name | undefined => names.get(query);

const drafts = new Map<string, unknown>();
const read: ContentReader = async (name, cache) => drafts.get(name) ?? (await fetchContent(name, cache));

/**
 * Puts a draft into the place of built content when the site could be built from it. Otherwise the last good
 * one stays, and the problem is returned, in words for staff.
 */
export async function adopt(name: Name, result: unknown): Promise<string | undefined> {
  const { document, shape } = pageContracts[name];
  const parsed = shape.safeParse(result ?? {}, { reportInput: true });
  if (!parsed.success) return describeIssues(document, parsed.error)[0] ?? document;
  // Year and day of the last publication are the build's.
  const built = name === 'site' ? await fetchContent(name) : {};
  drafts.set(name, { ...(built as object), ...(parsed.data as object) });
  readContentFrom(read); // and forget what was loaded
  return undefined;
}
