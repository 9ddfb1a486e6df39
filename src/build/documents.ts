import { fallbackDocuments } from './fallback-documents.ts';
import { isPublished, type SanityDocument } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

export type ContentSource = 'fallback' | 'sanity';

/**
 * The published documents of the chosen source: `CONTENT_SOURCE` is `fallback` (default) or `sanity`. It
 * never falls from one to the other: an old price is worse than a deploy that did not happen.
 */
export async function readDocuments(
  env: NodeJS.ProcessEnv,
): Promise<{ source: ContentSource; documents: SanityDocument[] }> {
  const source = env.CONTENT_SOURCE ?? 'fallback';
  if (source !== 'fallback' && source !== 'sanity') {
    throw new Error(`CONTENT_SOURCE is "${source}"; it must be "fallback" or "sanity"`);
  }
  const documents = source === 'sanity' ? await sanityDocuments(env) : await fallbackDocuments();
  return { source, documents: documents.filter(isPublished) };
}
