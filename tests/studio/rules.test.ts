import { describe, expect, test } from 'vitest';
import { formProblems, checkDocument } from '../../studio/check-documents.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { documentTypes } from '../../src/content/document-types.ts';
import { changed, crowd, crowds, good, table, titled } from '../publish/hostile.ts';

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

test.each(good.filter(({ _type }) => _type !== 'sanity.imageAsset').map(({ _id }) => _id))(
  'the unchanged document %s passes without a warning',
  async (id) => {
    const document = good.find(({ _id }) => _id === id);
    expect(document && (await checkDocument(document, good))).toEqual([]);
  },
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

function valueAt(id: string, path: string): unknown {
  const document: unknown = good.find(({ _id }) => _id === id);
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

/** A copy without values: groups remain, each list becomes `list`, and all other fields are missing. */
function emptied(value: object, list: [] | undefined): object {
  const fields = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !('asset' in inner);
    if (key.startsWith('_')) return [key, inner];
    if (isGroup) return [key, emptied(inner, list)];
    return [key, Array.isArray(inner) ? list : undefined];
  });
  return Object.fromEntries(fields);
}

describe('no field has two messages', () => {
  const twice = (found: { field: string; message: string }[]) =>
    Object.values(Object.groupBy(found, ({ field }) => field)).filter((same) => (same?.length ?? 0) > 1);

  // Empty texts are not tested, because the form removes them.
  test.each<[[] | undefined]>([[undefined], [[]]])(
    'when lists are %j and all else is missing',
    { timeout: 120_000 },
    async (list) => {
      for (const document of good.filter(({ _type }) => _type !== 'sanity.imageAsset')) {
        const empty = emptied(document, list) as typeof document;
        const found = (await checkDocument(empty, [...good.filter(({ _id }) => _id !== document._id), empty])).filter(
          ({ level }) => level === 'error',
        );
        expect(found.length).toBeGreaterThan(0);
        expect(twice(found)).toEqual([]);
      }
    },
  );

  test('when a field holds a refused value', { timeout: 120_000 }, async () => {
    // A value of another type comes only from an import, and the Studio shows it in a panel of its own.
    const typed = table.filter(([id, path, value]) => value !== '' && typeof value === typeof valueAt(id, path));
    for (const [id, path, value] of typed) {
      const found = await errors(id, changed(id, path, value));
      expect(twice(found.filter(({ field }) => field === path))).toEqual([]);
    }
    expect(typed.length).toBeGreaterThan(80);
  });
});

test('the code of another known bank is refused', async () => {
  const documents = changed('bankAccount', 'bank', 'Bank Muamalat');
  expect(await errors('bankAccount', documents)).toMatchObject([
    { field: 'code', message: expect.stringContaining('147') as string },
  ]);
});

test('an account with another number of digits than its bank gives is refused', async () => {
  const documents = changed('bankAccount', 'bank', 'Bank Mandiri');
  const account = documents.find(({ _id }) => _id === 'bankAccount');
  Object.assign(account!, { code: '008', number: '7000419263', numberAgain: '7000419263' });
  expect(await errors('bankAccount', documents)).toMatchObject([
    { field: 'number', message: expect.stringContaining('13 angka') as string },
  ]);
});
