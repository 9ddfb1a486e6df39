import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compress, hashed, copyPlain, writeInto, writeWhole } from '../../../src/publish/files/write-into.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = (...files: [path: string, text: string][]) =>
  Promise.all(files.map(([path, text]) => writeInto(root, path, text)));
const text = (path: string) => readFile(join(root, path), 'utf8');
const unpacked = async (path: string) => brotliDecompressSync(await readFile(join(root, path))).toString();

describe('compressed copies beside text files', () => {
  test('are made of every kind of text, in every folder, but of no other or hidden file, and only once', async () => {
    const texts = ['a.html', 'b/a.js', 'a.json', 'a.svg', 'a.txt', 'a.xml', 'a.webmanifest'];
    const others = ['a.png', 'a.woff2', 'a.html.map', 'ahtml', '.own.json'];
    await write(
      ...[...texts, ...others].map((file): [string, string] => [file, file]),
      ['b/b.js', 'x'],
      ['b/b.js.br', 'kept'],
    );
    await compress(root);
    const made = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.br'));
    expect(made.toSorted()).toEqual([...texts, 'b/b.js'].map((file) => `${file}.br`).toSorted());
    expect(await unpacked('b/a.js.br')).toBe('b/a.js');
    expect(await text('b/b.js.br')).toBe('kept');
  });

  test('the copy of an unchanged file comes from the previous build, that of a changed one is new', async () => {
    await write(['new/a.js', 'same'], ['new/b.js', 'new'], ['new/c.js', 'added'], ['new/d.js', 'same']);
    await write(
      ['old/a.js', 'same'],
      ['old/a.js.br', 'kept'],
      ['old/b.js', 'old'],
      ['old/b.js.br', 'old'],
      ['old/d.js', 'same'],
    );
    await compress(join(root, 'new'), join(root, 'old'));
    expect(await text('new/a.js.br')).toBe('kept');
    for (const file of ['b', 'c', 'd']) expect(await unpacked(`new/${file}.js.br`)).toBe(await text(`new/${file}.js`));
  });
});

test('only a plain file is copied, not a link or a missing file', async () => {
  await write(['a/secret', 'x'], ['b/file', 'y']);
  await symlink(join(root, 'a/secret'), join(root, 'b/link'));
  const copied = (name: string) => copyPlain(join(root, 'b', name), join(root, `copy-${name}`));
  expect([await copied('file'), await copied('link'), await copied('nothing')]).toEqual([true, false, false]);
  expect((await readdir(root)).filter((name) => name.startsWith('copy'))).toEqual(['copy-file']);
});

test('a hash covers all given parts in their order', () => {
  expect(hashed('abc')).toBe('ba7816bf');
  expect(hashed('a', new TextEncoder().encode('b'), 'c')).toBe('ba7816bf');
  expect(hashed('cba')).not.toBe('ba7816bf');
});

test('writes of one file at the same moment all succeed, and the file is whole', async () => {
  const file = join(root, 'potret.png');
  await Promise.all(Array.from({ length: 40 }, (_, index) => writeWhole(file, String(index % 10).repeat(50_000))));
  expect(await text('potret.png')).toMatch(/^(\d)\1{49999}$/);
  expect(await readdir(root), 'no temporary file remains').toEqual(['potret.png']);
});
