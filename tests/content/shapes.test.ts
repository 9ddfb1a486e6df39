import { expect, test } from 'vitest';
import { exampleDocuments } from '../publish/example-documents.ts';
import { pageData } from '../../src/publish/documents/page-data.ts';
import type { ConfirmationPage } from '../../src/content/confirmation-page.ts';
import type { DonationPage } from '../../src/content/donation-page.ts';
import type { DownloadPage } from '../../src/content/download-page.ts';
import type { HomePage } from '../../src/content/home-page.ts';
import type { PricingPage } from '../../src/content/pricing-page.ts';

const { home, pricing, download, donation, confirmation } = (await pageData(await exampleDocuments())) as unknown as {
  home: HomePage;
  pricing: PricingPage;
  download: DownloadPage;
  donation: DonationPage;
  confirmation: ConfirmationPage;
};

/** Whether every item has a value under each of these names. */
function expectFields(items: readonly object[], names: string[]) {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) for (const name of names) expect(item).toHaveProperty(name, expect.anything());
}

test('feature, plan and question have the fields of specification section 3', () => {
  expectFields(home.features.items, ['icon', 'title', 'description']);
  expectFields(pricing.plans.items, ['name', 'price', 'period', 'description', 'features', 'callToAction', 'popular']);
  expectFields(pricing.faq.items, ['question', 'answer']);
});

test('application and requirements have the fields of specification section 3', () => {
  expectFields([download.app], ['version', 'size', 'rating', 'downloads', 'lastUpdate']);
  expectFields(download.app.requirements, ['os', 'ram', 'storage', 'internet']);
});

test('city and bank account have the fields of specification section 3, and beside them only province, other names and code of the bank', () => {
  for (const city of donation.prices.cities)
    expect(Object.keys(city).sort()).toEqual(['aliases', 'name', 'province', 'ratePerKg']);
  expect(Object.keys(confirmation.bankAccount).sort()).toEqual(['bank', 'code', 'holder', 'number']);
});
