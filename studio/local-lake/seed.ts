import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackDocuments } from '../../src/publish/documents/fallback-documents.ts';
import type { Doc } from './document.ts';
import type { Store } from './store.ts';
import { newId } from './transaction.ts';

/** A fixed time long ago, so that a fresh lake always gives the same answers. */
const timestamp = '2026-01-01T00:00:00Z';

/** Fills the lake with the documents and pictures of a folder such as `content-fallback`, as one transaction. */
export async function seed(store: Store, { folder, dataDir }: { folder: string; dataDir: string }): Promise<void> {
  const id = newId();
  const times = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp };
  const documents: Doc[] = await Promise.all(
    (await fallbackDocuments(folder)).map(async (document) => {
      if (document._type !== 'sanity.imageAsset') return { ...document, ...times };
      const file = document._id.replace(/^image-(.*)-(\w+)$/, '$1.$2');
      const source = join(folder, String(document.url));
      await copyFile(source, join(dataDir, 'assets', file));
      const size = (await readFile(source)).length;
      return { ...document, ...times, path: `images/lokal/production/${file}`, size };
    }),
  );
  store.commit({
    id,
    author: 'content-fallback',
    timestamp,
    changes: documents.map((after) => ({ id: after._id, before: null, after, operations: [{ create: after }] })),
  });
}
