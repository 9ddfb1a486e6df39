import { expect, test } from 'vitest';
import { pageData } from '../../src/publish/documents/read-content.ts';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { checkDocument } from '../../studio/check-documents.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { good } from '../publish/hostile.ts';

// The switch “Tampilkan di situs” of lists and documents, which this test finds by walking the forms.

interface Type {
  name: string;
  type?: string;
  fields?: readonly Type[];
  of?: readonly Type[];
}

const hiddenText = 'Tersembunyi';
const canHide = ({ fields = [] }: Type) => fields.some(({ name }) => name === 'visible');

/** A copy with every text replaced by one that must not reach the site. */
function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? hiddenText : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key.startsWith('_') ? part : hidden(part)]),
  );
}

/** The paths of all lists to which `withHidden` has added an entry. */
const lists: string[] = [];

/** Puts a hidden entry before the others of every list in `value` that can have one. */
function withHidden(value: unknown, type: Type, path: string): unknown {
  if (Array.isArray(value)) {
    const [member] = type.of ?? [];
    if (!member?.fields) return value;
    const entries = value.map((entry) => withHidden(entry, member, path));
    if (!canHide(member)) return entries;
    lists.push(path);
    return [{ ...(hidden(value[0]) as object), _key: 'tersembunyi', visible: false }, ...entries];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = type.fields?.find((each) => each.name === name);
      return [name, field ? withHidden(part, field, `${path}.${name}`) : part];
    }),
  );
}

const types = schemaTypes as unknown as Type[];
const branches = [{ _key: 'a', name: 'Cabang Bandung', phone: '022 1234 5678' }];
const documents = good.map((document) => (document._id === 'contactPage' ? { ...document, branches } : document));

test('hidden entries and documents change no page', async () => {
  const pages = await pageData(documents);
  const spoiled = documents.flatMap((document) => {
    const type = types.find(({ name }) => name === document._type);
    if (!type) return [document];
    const whole = withHidden(document, type, type.name) as SanityDocument;
    const copy = { ...(hidden(document) as SanityDocument), _id: `${document._id}-2`, visible: false };
    return canHide(type) ? [whole, copy] : [whole];
  });
  expect(await pageData(spoiled)).toEqual(pages);
  const having = 'aboutPage appInfo confirmationPage contactPage donationPage downloadPage featuresPage homePage';
  expect(new Set(lists.map((path) => path.split('.')[0]))).toEqual(
    new Set([...having.split(' '), 'pricingPage', 'quranPage']),
  );
  expect(lists).toHaveLength(18);
});

test('only documents of lists can be hidden: no account, no page', () => {
  const names = types.filter(canHide).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['distribution', 'faq', 'feature', 'plan', 'shippingCity', 'teamMember']);
});

test.each([
  ['feature', 3, 'Situs memerlukan paling sedikit 3 kartu fitur. Tampilkan yang lain lebih dulu.'],
  ['teamMember', 1, 'Situs memerlukan paling sedikit 1 anggota. Tampilkan yang lain lebih dulu.'],
])('of the type %s at least %i must stay visible', async (type, least, message) => {
  const others = good.filter(({ _type }) => _type !== type);
  const own = good.filter(({ _type }) => _type === type).slice(0, least);
  const [first, ...rest] = own;
  const switchedOff = { ...(first as SanityDocument), visible: false };
  const found = await checkDocument(switchedOff, [...others, switchedOff, ...rest]);
  expect(found.map(({ field, message: text }) => [field, text])).toEqual([['visible', message]]);
  const spare = { ...(first as SanityDocument), _id: 'lagi' };
  expect(await checkDocument(switchedOff, [...others, switchedOff, ...rest, spare])).toEqual([]);
});
