import { hash } from 'node:crypto';
import { pageContracts } from '../../content/page-contracts.ts';
import { inIndonesian } from '../../content/shape-errors.ts';
import type { Contents, ShapedContents } from '../../page-contents.ts';
import { dayInJakarta, formatDay } from '../../words/days.ts';
import type { Settings } from '../settings.ts';
import { ContentError, shapeProblems } from './content-errors.ts';
import { documentProblems } from './document-rules.ts';
import { evaluate, readDocuments } from './documents.ts';
import { findFields } from './find-fields.ts';
import type { Problem } from './problems.ts';
import { contentTexts, type Documents, isAsset, lastUpdate, shownParts } from './sanity-document.ts';

export interface Content {
  pages: Contents;
  source: Settings['source'];
  revision: string;
  /** When the newest of the documents was published (ISO 8601). Undefined for the fallback. */
  contentUpdated: string | undefined;
  /** The number of documents, pictures not counted. If the dataset has fewer later, one was deleted. */
  documents: number;
}

/** Reads and shapes the content of the chosen source. Passes a line with its revision to `say`. Throws ContentError. */
export async function readContent(settings: Settings, say: (line: string) => void): Promise<Content> {
  const documents = await readDocuments(settings);
  say(`Content: ${settings.source}, ${documents.length} documents, revision ${revisionOf(documents)}`);
  return shapeContent(documents, settings);
}

export async function shapeContent(documents: Documents, { source, epoch, release }: Settings): Promise<Content> {
  const today = dayInJakarta((epoch ?? new Date()).getTime());
  const pages = await pageData(documentsOn(today, documents));
  const facts = contentFacts(documents);
  const day = facts.contentUpdated && dayInJakarta(Date.parse(facts.contentUpdated));
  // Without a setting there is no official address to name.
  const host = URL.parse(release.SITE_URL ?? '')?.host;
  // The build writes the day in words, so that no page loads the names of the months.
  const updated = day ? { day, text: formatDay(day) } : undefined;
  const site = { ...pages.site, year: Number(today.slice(0, 4)), host, updated };
  return { pages: { ...pages, site }, source, revision: revisionOf(documents), ...facts };
}

/** How new the documents are, and how many. A picture does not count: it does not show until a document names it. */
export function contentFacts(documents: Documents): Pick<Content, 'contentUpdated' | 'documents'> {
  const texts = documents.filter((document) => !isAsset(document));
  return { contentUpdated: lastUpdate(texts), documents: texts.length };
}

const revisionOf = (documents: Documents) => hash('sha256', JSON.stringify(documents)).slice(0, 12);

/** Queries and validates all pages. Throws one ContentError with all problems. */
export async function pageData(documents: Documents): Promise<ShapedContents> {
  const shown = shownParts(documents); // the queries leave out hidden parts themselves
  const problems: Problem[] = [];
  const readTexts = new Set<string>(); // those that a page shows
  const pages: Record<string, unknown> = {};
  for (const [name, { document: id, query, shape }] of Object.entries(pageContracts)) {
    const document = { _id: id, _type: id };
    const result = await evaluate(query, documents);
    for (const { text } of contentTexts(result)) readTexts.add(text);
    const { data, error } = shape.safeParse(result, inIndonesian);
    if (result === null) problems.push({ document, kind: 'unpublished' });
    else if (error) problems.push(...shapeProblems(document, error));
    else pages[name] = data;
  }
  const all = [...documentProblems(shown, (text) => readTexts.has(text)), ...problems];
  if (all.length > 0) throw new ContentError(all, await findFields(all, shown));
  return pages as unknown as ShapedContents;
}

/** The time of the settings, or else of the last update, rather than now: a rebuild then gives the same bytes. */
export const buildTime = (epoch: Date | undefined, updated?: string): Date =>
  epoch ?? (updated ? new Date(updated) : new Date());

/** Fields with a last day, and perhaps a first, by their document: permits and the notice. */
const timed: Record<string, readonly string[]> = { legality: ['permit', 'tashih'], siteSettings: ['notice'] };

/** The documents on a day (`2026-11-21`), without what has ended or not begun. A build each night follows the days. */
export const documentsOn = (day: string, documents: Documents): Documents =>
  documents.map((document) => {
    const isCurrent = (name: string) => {
      const { from = day, until = day } = (document[name] ?? {}) as { from?: string; until?: string };
      return from <= day && day <= until;
    };
    const hidden = (timed[document._type] ?? []).filter((name) => !isCurrent(name));
    return { ...document, ...Object.fromEntries(hidden.map((name) => [name, null])) };
  });
