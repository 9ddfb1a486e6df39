import { describe, expect, test } from 'vitest';
import { documentTypes } from '../../src/content/document-types.ts';
import { formProblems, checkDocument } from '../../studio/check-documents.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { changed, crowd, crowds, good, titled } from '../publish/hostile.ts';

const errors = async (id: string, documents: typeof good) => {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`no document ${id}`);
  return (await checkDocument(document, documents)).filter(({ level }) => level === 'error');
};

test('the Studio has a form for every type that the site reads, and for no other', () => {
  expect(schemaTypes.map(({ name }) => name).toSorted()).toEqual(documentTypes);
});

test('Sanity finds nothing wrong with the forms', () => {
  expect(formProblems()).toEqual([]);
});

test.each(good.filter(({ _type }) => _type !== 'sanity.imageAsset'))(
  'the unchanged document $_id passes without a warning',
  async (document) => expect(await checkDocument(document, good)).toEqual([]),
);

describe('what the site would refuse, the Studio refuses first, at the same field', () => {
  test.each(titled)('%s', async (_title, [id, path, value]) => {
    const found = await errors(id, changed(id, path, value));
    const [top = ''] = path.split('.');
    expect(
      found.filter(({ field }) => field === '' || field.split('.')[0] === top),
      JSON.stringify(found),
    ).not.toEqual([]);
  });
});

test.each([
  ['homePage', 'hero.lead', 'Salurkan zakat Anda di sini.'],
  ['termsPage', 'sections.0.body.0.children.0.text', 'Zakat Anda kami salurkan.'],
  ['paket-pro', 'features', ['Hitung zakat']],
  ['tanya-keamanan', 'question', 'Apakah zakat saya aman?'],
  ['downloadPage', 'gallery.items.0.image.alt', 'Layar hitung zakat'],
])('%s › %s may name zakat only when Legalitas has a licence', async (id, path, text) => {
  const unlicensed = changed(id, path, text);
  const licensed = unlicensed.map((other) =>
    other._type === 'legality' ? { ...other, zakat: 'SK 1 Tahun 2026' } : other,
  );
  expect((await errors(id, unlicensed)).map(({ message }) => message).join()).toContain('izin pengelola zakat');
  expect(await errors(id, licensed)).toEqual([]);
});

test.each(crowds)('the form of document %i of type %s says that there are too many', async (count, type) => {
  const found = await errors(`${type}-0`, crowd(type, count));
  expect(found.map(({ message }) => message).join()).toContain(`Sudah ada ${count - 1}`);
  expect(await errors(`${type}-0`, crowd(type, count - 1))).toEqual([]);
});
