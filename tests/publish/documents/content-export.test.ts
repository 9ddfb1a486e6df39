import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toNdjson } from '../../../src/publish/documents/content-export.ts';
import { fallbackDocuments } from '../../../src/publish/documents/fallback-documents.ts';

const documents = await fallbackDocuments();
const lines = toNdjson(documents, resolve('content-fallback')).trimEnd().split('\n');

test('a line for each document, asset documents excepted: the import makes those', () => {
  const written = lines.map((line) => (JSON.parse(line) as { _id: string })._id);
  expect(written).toEqual(documents.filter(({ _type }) => _type !== 'sanity.imageAsset').map(({ _id }) => _id));
  expect(new Set(written).size).toBe(written.length);
});

test('every picture names a file that exists, and no asset reference is left', () => {
  const files = lines.flatMap((line) =>
    [...line.matchAll(/"_sanityAsset":"image@(file:[^"]+)"/g)].map(([, url]) => url as string),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((url) => !existsSync(fileURLToPath(url)))).toEqual([]);
  expect(lines.filter((line) => line.includes('"_ref":"image-'))).toEqual([]);
});

test('what import does not know is left as it is', () => {
  const document = { _id: 'a', _type: 'x', list: [{ asset: { _ref: 'image-unknown' } }], price: 29000, none: null };
  expect(JSON.parse(toNdjson([document], '/tmp'))).toEqual(document);
});
