import { fallbackDocuments } from './fallback-documents.ts';
import { isPublished, type SanityDocument } from './sanity-document.ts';

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
  const documents = source === 'sanity' ? await fromSanity(env) : await fallbackDocuments();
  return { source, documents: documents.filter(isPublished) };
}

/** The client takes a quarter of a second to load, which a build from the fallback need not wait for. */
async function fromSanity(env: NodeJS.ProcessEnv): Promise<SanityDocument[]> {
  const { sanityDocuments } = await import('./sanity-documents.ts');
  return sanityDocuments(env);
}
