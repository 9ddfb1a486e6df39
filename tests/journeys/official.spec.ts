import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import content from '../../content-fallback/contactPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { pageWords } from '../../src/page-words.ts';
import { expect, openPage, test } from './site.ts';

const { label, submitLabel, heading } = content.check;
const { official: words } = pageWords;

test('a donor learns whether a number is the account, a foreign one, or too short', async ({ page }) => {
  await openPage(page, paths.contact);
  const region = page.getByRole('region', { name: heading });
  const field = region.getByLabel(label);
  const check = async (typed: string) => {
    await field.fill(typed);
    await expect(region.getByRole('status')).toBeEmpty();
    await region.getByRole('button', { name: submitLabel }).click();
  };
  await check(account.number.replace(/^(...)/, '$1 '));
  await expect(region.getByRole('status')).toHaveText(words.account(account.bank, account.holder));
  await check('7120 0098 441');
  await expect(region.getByRole('status')).toContainText(words.foreign);
  await check('123');
  await expect(region).toContainText(words.short);
});

test.describe('when the server cannot be asked', () => {
  test.use({ allowedErrors: /net::ERR_FAILED|Failed to load|both allow-scripts/ });
  test('even the number of the account is not confirmed', async ({ page }) => {
    await openPage(page, paths.contact);
    await page.context().route('**/*', (route) => route.abort());
    const region = page.getByRole('region', { name: heading });
    await region.getByLabel(label).fill(account.number);
    await region.getByRole('button', { name: submitLabel }).click();
    await expect(region.getByRole('status')).toHaveText(words.unknown);
  });
});
