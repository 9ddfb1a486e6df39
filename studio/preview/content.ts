import { describeIssues } from '../../src/build/content-errors.ts';
import { loadPage, replaceContent } from '../../src/content/load.ts';
import { pageContracts } from '../../src/content/pages.ts';

export type Name = keyof typeof pageContracts;

export const isName = (name: string | undefined): name is Name => name !== undefined && name in pageContracts;

const nameOf = new Map(Object.entries(pageContracts).map(([name, { query }]) => [query, name as Name]));

/**
 * Puts a draft into the place of built content when the site could be built from it. Otherwise the last good
 * one stays, and the problem is returned, in words for staff. Undefined for a query that is no page's.
 */
export async function adopt(query: string, result: unknown): Promise<{ name: Name; problem?: string } | undefined> {
  const name = nameOf.get(query);
  if (!name) return undefined;
  const { document, shape } = pageContracts[name];
  const parsed = shape.safeParse(result ?? {}, { reportInput: true });
  if (!parsed.success) return { name, problem: describeIssues(document, parsed.error)[0] ?? document };
  // Year and day of the last publication are the build's.
  const built = name === 'site' ? await loadPage('site') : {};
  replaceContent(name, { ...built, ...(parsed.data as object) });
  return { name };
}
