import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress, hashed, writeInto, writeWhole } from '../../../src/publish/files/write-into.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(root, { recursive: true }));

test('every kind of text gets a compressed copy, in every folder, and no other file', async () => {
  const texts = ['a.html', 'b/a.js', 'a.json', 'a.svg', 'a.txt', 'a.xml', 'a.webmanifest'];
  const others = ['a.png', 'a.woff2', 'a.html.map', 'ahtml'];
  await Promise.all([...texts, ...others].map((file) => writeInto(root, file, file)));
  await compress(root);
  const made = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.br'));
  expect(made.toSorted()).toEqual(texts.map((file) => `${file}.br`).toSorted());
  expect(brotliDecompressSync(await readFile(join(root, 'b/a.js.br'))).toString()).toBe('b/a.js');
});

test('a hash covers all given parts in their order', () => {
  expect(hashed('abc')).toBe('ba7816bf');
  expect(hashed('a', new TextEncoder().encode('b'), 'c')).toBe('ba7816bf');
  expect(hashed('cba')).not.toBe('ba7816bf');
});

test('writes of one file at the same moment all succeed, and the file is whole', async () => {
  const file = join(root, 'potret.png');
  await Promise.all(Array.from({ length: 40 }, (_, index) => writeWhole(file, String(index % 10).repeat(50_000))));
  expect(await readFile(file, 'utf8')).toMatch(/^(\d)\1{49999}$/);
  expect(await readdir(root), 'no temporary file remains').toEqual(['potret.png']);
});
