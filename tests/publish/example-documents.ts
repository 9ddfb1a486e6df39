import { readFileSync } from 'node:fs';
import { fallbackDocuments } from '../../src/publish/documents/documents.ts';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';

/** The plans, questions, features, people and cities that tests name, because staff may change the checked-in ones. */
const listed = JSON.parse(readFileSync(new URL('example-documents.json', import.meta.url), 'utf8')) as SanityDocument[];
const types = new Set(listed.map(({ _type }) => _type));

/** The amounts that tests name. */
const amounts = {
  prices: {
    maxDonation: 500_000_000,
    maxQuantity: 1000,
    minDonation: 10_000,
    unitPrice: { beli: 115_000, wakaf: 100_000 },
    weightKg: 0.8,
  },
  presets: [25_000, 50_000, 100_000, 250_000],
};

/** The checked-in pages with the tests' own lists and amounts. */
export async function exampleDocuments(): Promise<SanityDocument[]> {
  const pages = (await fallbackDocuments()).filter(({ _type }) => !types.has(_type));
  const donation = pages.find(({ _id }) => _id === 'donationPage') as SanityDocument & { form: object };
  Object.assign(donation, { prices: structuredClone(amounts.prices) });
  Object.assign(donation.form, { presets: amounts.presets });
  return [...pages, ...structuredClone(listed)];
}
