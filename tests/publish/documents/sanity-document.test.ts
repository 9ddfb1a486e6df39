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
});

test('the canonical form ignores the order of keys, Sanity’s own fields and empty fields', () => {
  const plain = { _id: 'a', _type: 'faq', b: 1, a: { d: 1, c: [{ f: 1, e: 2 }] } };
  const times = { _rev: 'x', _createdAt: 'y', _updatedAt: 'z' };
  const stored = { ...times, a: { c: [{ e: 2, f: 1 }], d: 1, n: null }, b: 1, _type: 'faq', _id: 'a' };
  expect(JSON.stringify(canonical(stored))).toBe(JSON.stringify(canonical(plain)));
});

test('the files: one for each type, a page alone, other documents by id, pictures with only the needed fields', () => {
  const asset = {
    _id: 'image-a',
    _type: 'sanity.imageAsset',
    extension: 'png',
    mimeType: 'image/png',
    originalFilename: 'a.png',
    sha1hash: 'x',
    metadata: { dimensions: { width: 1, height: 2 } },
  };
  const stored = {
    ...asset,
    size: 7,
    url: 'https://a.id/a',
    metadata: { dimensions: { width: 1, height: 2, x: 3 }, y: 4 },
  };
  const page = { _id: 'homePage', _type: 'homePage', picture: { asset: { _ref: 'image-a' } }, list: [null, 1] };
  const other = (_id: string, _type: string) => ({ _id, _type });
  const lists = [other('b', 'faq'), other('c', 'faq'), other('a', 'faq'), other('x', 'plan'), other('z', 'aboutPage')];
  const files = fallbackFiles([
    page,
    ...lists,
    other('aboutPage', 'aboutPage'),
    stored,
    { ...stored, _id: 'image-unused' },
  ]);
  expect(Array.from(files, ([name, text]) => [name, JSON.parse(text) as unknown])).toEqual([
    ['aboutPage.json', [other('aboutPage', 'aboutPage'), other('z', 'aboutPage')]],
    ['faq.json', [other('a', 'faq'), other('b', 'faq'), other('c', 'faq')]],
    ['homePage.json', page],
    ['plan.json', [other('x', 'plan')]],
    ['sanity.imageAsset.json', [{ ...asset, url: 'images/a.png' }]],
  ]);
  expect(files.get('plan.json')).toBe(`[\n  {\n    "_id": "x",\n    "_type": "plan"\n  }\n]\n`);
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
