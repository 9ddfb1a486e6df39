import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../failure.ts';
import { fallbackFiles } from './canonical.ts';
import { fallbackDocuments } from './fallback-documents.ts';

/** Part of `npm run format`: writes content-fallback as a pull would, so that a pull shows only what changed. */
await command(async () => {
  const files = fallbackFiles(await fallbackDocuments());
  await Promise.all(Array.from(files, ([file, text]) => writeFile(join('content-fallback', file), text)));
});
