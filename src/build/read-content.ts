import { createHash } from 'node:crypto';
import { readDocuments, type ContentSource } from './documents.ts';
import { pageData } from './page-data.ts';

export interface Content {
  /** Data of every page and of the shell (`site`), by name. */
  pages: Record<string, unknown>;
  source: ContentSource;
  /** Changes when any document changes. */
  revision: string;
}

/**
 * Reads, evaluates and validates the content of the chosen source. Says first which content it is, also
 * when it turns out to be invalid. Throws ContentError, or Error on a wrong setting.
 */
export async function readContent(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Content> {
  const { source, documents } = await readDocuments(env);
  const revision = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
  say(`Content: ${source}, ${documents.length} documents, revision ${revision}`);
  const { site, ...pages } = await pageData(documents);
  const year = new Date().getFullYear();
  return { pages: { site: { ...(site as object), year }, ...pages }, source, revision };
}
