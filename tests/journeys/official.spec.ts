import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/contactPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { pageWords } from '../../src/page-words.ts';
import { expect, openPage, test } from './site.ts';

const { label, submitLabel, heading } = content.check;
const { official: words } = pageWords;

const region = (page: Page) => page.getByRole('region', { name: heading });
const answer = (page: Page) => region(page).getByRole('status');

async function check(page: Page, typed: string) {
  await region(page).getByLabel(label).fill(typed);
  await expect(answer(page)).toBeEmpty();
  await region(page).getByRole('button', { name: submitLabel }).click();
}

test('a donor learns whether a number is the account, a foreign one, or too short', async ({ page }) => {
  await openPage(page, paths.contact);
  await check(page, account.number.replace(/^(...)/, '$1 '));
  await expect(answer(page)).toHaveText(words.account(account.bank, account.holder));
  await check(page, '7120 0098 441');
  await expect(answer(page)).toContainText(words.foreign);
  await check(page, '123');
  await expect(region(page)).toContainText(words.short);
});

test.describe('when the server cannot be asked', () => {
  test.use({ allowedErrors: /net::ERR_FAILED|Failed to load|both allow-scripts/ });
  test('even the number of the account is not confirmed', async ({ page }) => {
    await openPage(page, paths.contact);
    await page.context().route('**/*', (route) => route.abort());
    await check(page, account.number);
    await expect(answer(page)).toHaveText(words.unknown);
  });
});
