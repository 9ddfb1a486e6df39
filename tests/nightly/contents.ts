import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackFiles } from '../../src/publish/documents/fallback-documents.ts';
import type { Content } from './content.ts';
import { least } from './least.ts';
import { most } from './most.ts';

/** Other contents that the suites must pass with. */
export const contents = { least, most };

export type ContentName = keyof typeof contents;

/** Replaces the fallback documents in a folder; its pictures stay. */
export function writeContent({ documents }: Content, folder: string) {
  const files = fallbackFiles(documents);
  const before = readdirSync(folder).filter((file) => file.endsWith('.json'));
  // A type without documents keeps its file, as in the repository.
  for (const file of new Set([...before, ...files.keys()]))
    writeFileSync(join(folder, file), files.get(file) ?? '[]\n');
}
