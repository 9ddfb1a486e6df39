import { datasetOf, type Dataset, type Settings } from '../settings.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { isPublished, type SanityDocument } from './sanity-document.ts';
import { soundDocuments } from './sound-documents.ts';

/** The published documents of the chosen source; never those of the other one: an old price is worse than no deploy. */
export async function readDocuments(
  settings: Settings,
): Promise<{ source: Settings['source']; documents: SanityDocument[] }> {
  const { source } = settings;
  const documents = source === 'sanity' ? await fromSanity(datasetOf(settings)) : await fallbackDocuments();
  return { source, documents: soundDocuments(documents).filter(isPublished) };
}

/** Imports the client only when it is needed: it takes a quarter of a second to load. */
async function fromSanity(dataset: Dataset): Promise<SanityDocument[]> {
  const { sanityDocuments } = await import('./sanity-documents.ts');
  return sanityDocuments(dataset);
}
