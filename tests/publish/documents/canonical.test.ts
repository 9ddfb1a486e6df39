import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { canonical, fallbackFiles, pictureFile } from '../../../src/publish/documents/canonical.ts';
import { describeDrift, drift } from '../../../src/publish/documents/content-drift.ts';
import { fallbackDocuments } from '../../../src/publish/documents/fallback-documents.ts';
import { documentTypes } from '../../../src/content/document-types.ts';

const documents = await fallbackDocuments();

test('the checked-in files are what a pull of the same content would write', async () => {
  const files = fallbackFiles(documents);
  // Pictures are no type of content; notices pass, so that none is checked in.
  expect(files.size).toBe(documentTypes.length);
  for (const [file, text] of files)
    expect(await readFile(`content-fallback/${file}`, 'utf8'), `${file}: run "npm run format"`).toBe(text);
});

test('every document is of a type that a snapshot asks for', () => {
  const types = new Set(documents.map(({ _type }) => _type).filter((type) => type !== 'sanity.imageAsset'));
  expect([...types, 'notice'].sort()).toEqual([...documentTypes].sort());
});

test('the order of keys, bookkeeping and empty fields do not make a difference', () => {
  const plain = { _id: 'a', _type: 'faq', b: 1, a: { d: 1, c: [{ f: 1, e: 2 }] } };
  const times = { _rev: 'x', _createdAt: 'y', _updatedAt: 'z' };
  const stored = { ...times, a: { c: [{ e: 2, f: 1 }], d: 1, n: null }, b: 1, _type: 'faq', _id: 'a' };
  expect(JSON.stringify(canonical(stored))).toBe(JSON.stringify(canonical(plain)));
});

test('a picture that no document shows is left out', () => {
  const asset = {
    ...documents.find(({ _type }) => _type === 'sanity.imageAsset'),
    _id: 'image-unused',
    _type: 'sanity.imageAsset',
  };
  expect(fallbackFiles([...documents, asset]).get('sanity.imageAsset.json')).not.toContain('image-unused');
});

test.each([
  ['potret baru.PNG', 'potret-baru.PNG'],
  ['../../etc/passwd', 'image-x.png'],
  ['', 'image-x.png'],
  [undefined, 'image-x.png'],
])('the file of a picture named %j is %s', (originalFilename, file) => {
  expect(pictureFile({ _id: 'image-x', _type: 'sanity.imageAsset', extension: 'png', originalFilename })).toBe(file);
});

describe('drift', () => {
  test('none against itself', () => {
    expect(describeDrift(drift(documents, structuredClone(documents)))).toEqual([]);
  });

  test('names what is missing, changed and extra', () => {
    const other = documents
      .filter(({ _id }) => _id !== 'kota-medan')
      .map((document) => (document._id === 'paket-pro' ? { ...document, price: 1 } : document));
    expect(describeDrift(drift(documents, [...other, { _id: 'kota-baru', _type: 'shippingCity' }]))).toEqual([
      'only in the fallback: shippingCity kota-medan',
      'differs: plan paket-pro',
      'only in the dataset: shippingCity kota-baru',
    ]);
  });
});
