import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, Failure } from '../failure.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { type Documents, references } from './sanity-document.ts';

/** NDJSON for `sanity datasets import`, which uploads the file of each `_sanityAsset` and writes a reference. */
export function toNdjson(documents: Documents, folder: string): string {
  const files = new Map(
    documents
      .filter(({ _type }) => _type === 'sanity.imageAsset')
      .map(({ _id, url }) => [_id, pathToFileURL(join(folder, String(url))).href]),
  );
  return documents
    .filter(({ _type }) => _type !== 'sanity.imageAsset')
    .map((document) => `${JSON.stringify(withAssetFiles(document, files))}\n`)
    .join('');
}

function withAssetFiles(value: unknown, files: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetFiles(item, files));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => {
    const [reference] = key === 'asset' ? references(child) : [];
    const file = reference && files.get(reference.ref);
    return file ? ['_sanityAsset', `image@${file}`] : [key, withAssetFiles(child, files)];
  });
  return Object.fromEntries(entries);
}

if (import.meta.main) {
  await command(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new Failure('Name the file to write: npm run content:export -- dataset.ndjson');
    await writeFile(file, toNdjson(await fallbackDocuments(), resolve('content-fallback')));
    console.log(`${file}: import it with "sanity datasets import ${file} production --missing"`);
  });
}
