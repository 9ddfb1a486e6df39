import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, afterAll } from 'vitest';
import { fallbackDocuments, soundDocuments } from '../../../src/publish/documents/documents.ts';

const document = { _id: 'a', _type: 'faq', _updatedAt: '2026-11-20T03:04:05Z' };
/** Nested lists. Parsed from text, because a recursive function would overflow the stack. */
const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

test.each<[name: string, documents: unknown[], message: string]>([
  ['null in the list', [document, null], 'Dokumen ke-2 kosong atau bukan dokumen. Hapus'],
  ['a list in the list', [[]], 'Dokumen ke-1 kosong'],
  ['no id', [{ _type: 'faq' }], '(ke-1), isian _id: belum ada atau bukan teks'],
  ['an empty id', [{ _id: '', _type: 'faq' }], '(ke-1), isian _id'],
  ['no type', [{ _id: 'a' }], 'Dokumen a, isian _type: belum ada'],
  ['an id twice', [document, document], 'Dokumen faq (a), isian _id: dipakai oleh dua dokumen'],
  ['a time that is a word', [{ ...document, _updatedAt: 'kemarin' }], 'isian _updatedAt: "kemarin" bukan waktu'],
  ['100,000 levels', [{ ...document, answer: deep(100_000) }], 'Dokumen faq (a), isian answer: isinya bertingkat'],
  ['a title of 20 MB', [{ ...document, title: 'x'.repeat(2e7) }], 'Dokumen faq (a), isian (seluruhnya): isinya 20000'],
])('%s is reported with document, field and remedy', (_name, documents, message) => {
  expect(() => soundDocuments(documents)).toThrow(message);
});

test('all problems are reported at once', () => {
  expect(() => soundDocuments([null, { _id: 'b' }])).toThrow(/ke-1[\s\S]*Dokumen b/);
});

const place = mkdtempSync(join(tmpdir(), 'fallback-'));
const folder = join(place, 'content');
afterAll(() => rmSync(place, { recursive: true }));

test('a missing folder, a broken file and a missing file are each reported in one line for developers', async () => {
  await expect(fallbackDocuments(folder)).rejects.toThrow(`There is no folder ${folder} here.`);
  cpSync('content-fallback', folder, { recursive: true });
  writeFileSync(join(folder, 'faq.json'), '[{]');
  await expect(fallbackDocuments(folder)).rejects.toThrow(`${folder}/faq.json is not valid JSON: `);
  rmSync(join(folder, 'termsPage.json'));
  rmSync(join(folder, 'bankAccount.json'));
  await expect(fallbackDocuments(folder)).rejects.toThrow(
    /termsPage\.json is missing: .*\n.*bankAccount\.json is missing/,
  );
});
