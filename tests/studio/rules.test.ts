import { describe, expect, test } from 'vitest';
import { problems } from '../../studio/check-documents.ts';
import { collections, schemaTypes, singletons } from '../../studio/schema.ts';
import { documentTypes } from '../../src/content/document-types.ts';
import { changed, good, table } from '../build/hostile.ts';

const errors = async (id: string, documents: typeof good) => {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`no document ${id}`);
  return (await problems(document, documents)).filter(({ level }) => level === 'error');
};

test('the Studio has a form for every type that the site reads, and for no other', () => {
  expect(schemaTypes.map(({ name }) => name).toSorted()).toEqual(documentTypes);
  expect(singletons.length + collections.length).toBe(documentTypes.length);
});

test.each(good.filter(({ _type }) => _type !== 'sanity.imageAsset').map(({ _id }) => _id))(
  'the checked-in %s passes, without a warning',
  async (id) => {
    const document = good.find(({ _id }) => _id === id);
    expect(document && (await problems(document, good))).toEqual([]);
  },
);

describe('what the site would refuse, the Studio refuses first, at the same field', () => {
  test.each(table)('%s › %s = %j', async (id, path, value) => {
    const found = await errors(id, changed(id, path, value));
    const [top = ''] = path.split('.');
    expect(
      found.filter(({ field }) => field === '' || field.split('.')[0] === top),
      JSON.stringify(found),
    ).not.toEqual([]);
  });
});

describe('warnings ask to look again and do not stop a publish', () => {
  test.each([
    ['paket-pro', 'price', 290_000_000],
    ['paket-pro', 'price', 290],
    ['kota-medan', 'ratePerKg', 400],
    ['donationPage', 'prices.unitPrice.beli', 11_500],
    ['bankAccount', 'number', '1234567890'],
    ['bankAccount', 'number', '1111111111'],
  ])('%s › %s = %j', async (id, path, value) => {
    const documents = changed(id, path, value);
    if (path === 'number') Object.assign(documents.find(({ _id }) => _id === id) ?? {}, { numberAgain: value });
    const document = documents.find(({ _id }) => _id === id);
    const found = document ? await problems(document, documents) : [];
    expect(found.map(({ level }) => level)).toContain('warning');
    expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('the account number', () => {
  test('typed twice, and not the same', async () => {
    const found = await errors('bankAccount', changed('bankAccount', 'numberAgain', '0001234568'));
    expect(found).toMatchObject([{ field: 'numberAgain', message: expect.stringContaining('berbeda') as string }]);
  });

  test.each([
    ['Bank Syariah Indonesia', '123456789', 10],
    ['Bank Mandiri', '1234567890', 13],
    ['BRI', '12345678901234', 15],
  ])('%s: %s has not %i digits', async (bank, number, digits) => {
    const documents = changed('bankAccount', 'bank', bank);
    Object.assign(documents.find(({ _id }) => _id === 'bankAccount') ?? {}, { number, numberAgain: number });
    const found = await errors('bankAccount', documents);
    expect(found.map(({ message }) => message).join()).toContain(`${digits} angka`);
  });
});
