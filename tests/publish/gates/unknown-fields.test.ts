import { describe, expect, test } from 'vitest';
import { unknownFieldProblems } from '../../../src/publish/gates/unknown-fields.ts';
import { good } from '../hostile.ts';

const told = (_type: string, document: object, _id = _type) =>
  unknownFieldProblems([{ _id, _type, ...document }]).map((line) => /isian (\S+):/.exec(line)?.[1]);

test('a line names the document, the field and what to do', () => {
  expect(unknownFieldProblems([{ _id: 'a', _type: 'faq', lain: 1, question: 'b', extra: 2 }])).toEqual(
    ['lain', 'extra'].map(
      (field) =>
        `Dokumen faq (a), isian ${field}: isian ini tidak dikenal situs. Hapus dari dokumen; bila memang perlu, minta pengelola situs menambahkannya.`,
    ),
  );
});

/** Copies of a value, each with one more field in one of the objects in it, new or of the object's own name, and where that is. */
function* extended(value: unknown, place: string[] = []): Generator<[copy: unknown, field: string]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value))
    for (const name of ['lain', place.findLast((part) => !/^\d+$/.test(part)) ?? 'app'])
      yield [{ ...value, [name]: 1 }, [...place, name].join('.')];
  for (const [key, child] of Object.entries(value))
    for (const [copy, field] of extended(child, [...place, key]))
      yield [Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy }, field];
}

const documents = good.filter(({ _type }) => _type !== 'sanity.imageAsset');

test.each(documents.map((document) => [document._id, document] as const))(
  'every field of the checked-in %s is known, and none beside them',
  (_id, document) => {
    expect(unknownFieldProblems([document])).toEqual([]);
    for (const [copy, field] of extended(document))
      expect(told(document._type, copy as object, document._id)).toEqual([field]);
  },
);

test('what a page takes from another document is no field of its own', () => {
  const read = (type: string) => Object.keys(documents.find(({ _type }) => _type === type) ?? {});
  const own = (type: string) => read(type).filter((field) => !field.startsWith('_') && field !== 'placeholder');
  const elsewhere = [
    ['downloadPage', '', 'appInfo'],
    ['confirmationPage', '', 'bankAccount'],
    ['pricingPage', '', 'plan'],
    ['pricingPage', 'faq', 'faq'],
    ['homePage', 'features', 'feature'],
    ['donationPage', 'prices', 'shippingCity'],
    ['aboutPage', 'team', 'teamMember'],
  ] as const;
  for (const [page, part, other] of elsewhere) {
    const fields = own(other).filter((field) => !own(page).includes(field));
    expect(fields.length, `${page} ${other}`).toBeGreaterThan(1);
    for (const field of fields) {
      const document = part ? { [part]: { [field]: 1 } } : { [field]: 1 };
      expect(told(page, document)).toEqual([part ? `${part}.${field}` : field]);
    }
  }
  expect(told('confirmationPage', { wakafIntention: 'a', app: 1, bankAccount: {} })).toEqual([
    'wakafIntention',
    'app',
    'bankAccount',
  ]);
  expect(told('donationPage', { wakafIntention: 'a', prices: { cities: [] } })).toEqual(['prices.cities']);
});

test('names that a query gives are no fields, and what it asks of a file is none of the picture', () => {
  const image = { _type: 'image', asset: { _ref: 'a', url: 'b', metadata: {} }, alt: 'x', kind: 'a', src: 'b' };
  expect(told('donationPage', { form: { product: { image, picture: image, light: image } } })).toEqual([
    'form.product.image.asset.url',
    'form.product.image.asset.metadata',
    'form.product.image.kind',
    'form.product.image.src',
    'form.product.picture',
    'form.product.light',
  ]);
  expect(
    told('sanity.imageAsset', { url: 'a', originalFilename: 'b', metadata: { dimensions: { width: 1 } } }),
  ).toEqual([]);
  expect(told('sanity.imageAsset', { alt: 'a', metadata: { palette: {} } })).toEqual(['alt', 'metadata.palette']);
  expect(told('pricingPage', { comparison: { rows: [{ cells: [{ value: 'a', plan: 'b' }], plan: 1 }] } })).toEqual([
    'comparison.rows.0.cells.0.plan',
    'comparison.rows.0.plan',
  ]);
});

describe('a field that no page reads is told, however deep it stands', () => {
  const fields = (document: object) => told('homePage', document);

  test('what Sanity itself writes is none, while it is of its kind', () => {
    expect(fields({ hero: { lead: 'a', title: 'b' }, placeholder: false })).toEqual([]);
    expect(fields({ _rev: 'a', _createdAt: 'a', _updatedAt: 'a', _system: { base: 'x' }, _weak: true })).toEqual([]);
    expect(fields({ _rev: { a: 1 }, _key: [1], hero: { _type: 7 } })).toEqual(['_rev', '_key', 'hero._type']);
    expect(fields({ _strengthenOnPublish: 'a', _other: 'a', hero: { _ref: 'a', _key: 'b' } })).toEqual(['_other']);
  });

  test('names that every object has are fields like others', () => {
    expect(fields({ hero: { lead: 'a', extra: 1 }, toString: 1, constructor: {} })).toEqual([
      'hero.extra',
      'toString',
      'constructor',
    ]);
  });

  test('the frame of a picture is known in pictures only', () => {
    const framed = {
      _type: 'image',
      asset: { _ref: 'a' },
      hotspot: { x: 1, y: 1, width: 1, height: 1, z: 1 },
      crop: { top: 0, bottom: 0, left: 0, right: 0, centre: 0 },
      alt: 'x',
      caption: 'y',
    };
    const at = 'form.product.image';
    expect(told('donationPage', { form: { product: { image: framed } } })).toEqual([
      `${at}.hotspot.z`,
      `${at}.crop.centre`,
      `${at}.caption`,
    ]);
    expect(fields({ hero: null, closing: { _type: 'frame', hotspot: { x: 1 } } })).toEqual(['closing.hotspot']);
    expect(fields({ hero: { _type: 'image', asset: { _ref: 'a' }, lead: 'b' } })).toEqual([]);
  });
});
