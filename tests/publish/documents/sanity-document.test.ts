import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentTypes } from '../../../src/content/document-types.ts';
import { fallbackDocuments } from '../../../src/publish/documents/documents.ts';
import { fallbackFiles } from '../../../src/publish/documents/fallback-files.ts';
import { canonical, pictureFile } from '../../../src/publish/documents/sanity-document.ts';

const documents = await fallbackDocuments();

test('the checked-in files are what a pull of the same content would write', async () => {
  const files = fallbackFiles(documents);
  // One file more than types holds the pictures. Questions and distributions may be absent.
  expect(new Set([...files.keys(), 'faq.json', 'distribution.json']).size).toBe(documentTypes.length + 1);
  for (const [file, text] of files)
    expect(await readFile(`content-fallback/${file}`, 'utf8'), `${file}: run "npm run format"`).toBe(text);
  const picture = documents.find(({ _type }) => _type === 'sanity.imageAsset');
  expect(fallbackFiles([...documents, { ...picture!, _id: 'image-that-nothing-shows' }])).toEqual(files);
});

test('the canonical form ignores the order of keys, Sanity’s own fields and empty fields', () => {
  const plain = { _id: 'a', _type: 'faq', b: 1, a: { d: 1, c: [{ f: 1, e: 2 }] } };
  const times = { _rev: 'x', _createdAt: 'y', _updatedAt: 'z' };
  const stored = { ...times, a: { c: [{ e: 2, f: 1 }], d: 1, n: null }, b: 1, _type: 'faq', _id: 'a' };
  expect(JSON.stringify(canonical(stored))).toBe(JSON.stringify(canonical(plain)));
});

test.each([
  ['potret baru.PNG', 'potret-baru.PNG'],
  ['../../etc/passwd', 'image-x.png'],
  ['potret  baru.png', 'potret-baru.png'],
  ['.potret.png', 'image-x.png'],
  ['potret.png-', 'image-x.png'],
  ['', 'image-x.png'],
  [undefined, 'image-x.png'],
])('the file of a picture named %j is %s', (originalFilename, file) => {
  expect(pictureFile({ _id: 'image-x', _type: 'sanity.imageAsset', extension: 'png', originalFilename })).toBe(file);
});
