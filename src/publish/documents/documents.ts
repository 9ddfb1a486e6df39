import { datasetOf, type Dataset, type Settings } from '../settings.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { isPublished, type SanityDocument } from './sanity-document.ts';
import { soundDocuments } from './sound-documents.ts';

/**
 * The published documents of the chosen source. It never falls from one to the other: an old price is worse than a deploy that did not happen.
 */
export async function readDocuments(
  settings: Settings,
): Promise<{ source: Settings['source']; documents: SanityDocument[] }> {
  const { source } = settings;
  const documents = source === 'sanity' ? await fromSanity(datasetOf(settings)) : await fallbackDocuments();
  return { source, documents: soundDocuments(documents).filter(isPublished) };
}

/** The client takes a quarter of a second to load, which a build from the fallback need not wait for. */
async function fromSanity(dataset: Dataset): Promise<SanityDocument[]> {
  const { sanityDocuments } = await import('./sanity-documents.ts');
  return sanityDocuments(dataset);
}
