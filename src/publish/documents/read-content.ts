import { createHash } from 'node:crypto';
import { dayOf, formatDay } from '../../day-words.ts';
import type { Settings } from '../settings.ts';
import { buildTime } from './build-time.ts';
import { current } from './current.ts';
import { readDocuments } from './documents.ts';
import { pageData } from './page-data.ts';
import type { SanityDocument } from './sanity-document.ts';

export interface Content {
  /** Data of every page and of the shell (`site`), by name. */
  pages: Record<string, unknown>;
  source: Settings['source'];
  /** Changes when any document changes. */
  revision: string;
  /** When the newest of the documents was published (ISO 8601); undefined for the fallback. */
  updated: string | undefined;
  /** How many documents, pictures not counted: fewer in the dataset means that one was deleted. */
  count: number;
}

/** Reads and shapes the content of the chosen source, and says first which content it is. Throws ContentError. */
export async function readContent(settings: Settings, say: (line: string) => void): Promise<Content> {
  const { documents } = await readDocuments(settings);
  say(`Content: ${settings.source}, ${documents.length} documents, revision ${revisionOf(documents)}`);
  return shapeContent(documents, settings);
}

/** Evaluates the queries of all pages over these documents and validates the results. Throws ContentError. */
export async function shapeContent(
  documents: readonly SanityDocument[],
  { source, epoch, siteOrigin }: Pick<Settings, 'source' | 'epoch' | 'siteOrigin'>,
): Promise<Content> {
  const { site, ...pages } = current(await pageData(documents), Number(epoch ?? Date.now()));
  const updated = lastUpdate(documents);
  const year = Number(dayOf(buildTime(epoch).getTime()).slice(0, 4));
  const day = updated && dayOf(Date.parse(updated));
  // Already in words, so that no page has to carry the names of the months.
  const { host } = new URL(siteOrigin);
  const shell = { ...(site as object), year, host, ...(day ? { updated: { day, text: formatDay(day) } } : {}) };
  const count = documents.filter(isWords).length;
  return { pages: { site: shell, ...pages }, source, revision: revisionOf(documents), updated, count };
}

/** Of exactly these documents in this order. */
function revisionOf(documents: readonly SanityDocument[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
}

/** Pictures do not count: an uploaded one is not on the site until a document shows it. */
const isWords = ({ _type }: SanityDocument) => _type !== 'sanity.imageAsset';

/** Compared as times, not as text: seconds come with a fraction or without. */
function lastUpdate(documents: readonly SanityDocument[]): string | undefined {
  return documents
    .filter(isWords)
    .map(({ _updatedAt }) => _updatedAt)
    .filter((time) => typeof time === 'string')
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}
