import { factOf } from 'site/content/problems.ts';
import { findingOf } from 'site/publish/documents/content-errors.ts';
import { fetchContent, type ContentReader, readContentFrom } from 'site/client/content.ts';
import { pageContracts } from 'site/content/page-contracts.ts';

export type Name = keyof typeof pageContracts;

export const isName = (name: string | undefined): name is Name => name !== undefined && name in pageContracts;

const names = new Map(Object.entries(pageContracts).map(([name, { query }]) => [query, name as Name]));

export const nameOf = (query: string): Name | undefined => names.get(query);

const drafts = new Map<string, unknown>();
const read: ContentReader = async (name, options) => drafts.get(name) ?? (await fetchContent(name, options));

/** The reason, in words for staff, why a draft cannot be shown, and the path of the value in its content. */
export interface Problem {
  path: PropertyKey[];
  text: string;
}

/** Replaces built content by a draft from which the site could be built. Otherwise the last valid content stays. */
export async function adoptDraft(name: Name, result: unknown): Promise<Problem | undefined> {
  const parsed = pageContracts[name].shape.safeParse(result ?? {}, { reportInput: true });
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return { path: issue.path, text: factOf(findingOf(issue)) };
  // Only the build knows the year, and the day of the last publication.
  const built = name === 'site' ? await fetchContent(name) : {};
  drafts.set(name, { ...(built as object), ...(parsed.data as object) });
  readContentFrom(read); // and forget what was loaded
  return undefined;
}
