import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import { limits } from '../../src/transaction/text-limits.ts';
import { words } from '../../src/words.ts';
import { hold, islandCode } from './site.ts';
import { expect, openConfirmation, started, test } from './states.ts';

/** What is on the screen before the application's code has arrived, or without it. */
test.describe('before the application runs', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(islandCode, (route) => route.abort());
  });

  test('the confirmation without details says Oops from the first paint, with details it never does', async ({
    page,
  }) => {
    await page.goto('/donation-confirmation');
    const oops = page.getByText('Oops! Terjadi Kesalahan.');
    await expect(oops).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Terjadi Kesalahan.');
    await openConfirmation(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.heading);
    await expect(oops).toBeHidden();
  });
});

test('A visitor who wrote a long message before the start is told how much is left', async ({ page }) => {
  const arrive = await hold(page, islandCode);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: contact.form.messageLabel }).fill('a'.repeat(limits.text - 20));
  const left = page.getByText(words.form.charactersLeft(20));
  await expect(left).toBeHidden();
  arrive();
  await started(page);
  await expect(left).toBeVisible();
});
