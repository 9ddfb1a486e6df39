import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../src/publish/documents/documents.ts';
import { pageData } from '../../src/publish/documents/read-content.ts';

const pages = await pageData(await fallbackDocuments());

test('prices, weight and smallest donation are those of docs/what-the-site-does.md', () => {
  expect(pages.donation.prices).toMatchObject({
    unitPrice: { beli: 115_000, wakaf: 100_000 },
    weightGrams: 800,
    minDonation: 10_000,
  });
});

test('staff can write Arabic only as words of the idiom: sacred text is not edited in content', () => {
  expect(JSON.stringify(pages, (key, value: unknown) => (key === 'arabic' ? '' : value))).not.toMatch(
    /\p{Script=Arabic}/u,
  );
});
