import { words } from '../../src/words/site.ts';
import { nameField } from './order.ts';
import { expect, openPage, started, test } from './site.ts';

for (const path of ['/', '/donation'])
  test(`${path}: the script of the page does not arrive: a message says so, its button loads it`, async ({ page }) => {
    let requests = 0;
    await page.route('**/assets/page.*.js', async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort() : route.continue());
    });
    await page.goto(path);
    const message = page.getByRole('alert').filter({ hasText: words.startFailed.text });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: words.check.again }).click();
    await expect(message).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-scripted');
  });

test.describe('an error in the running application', () => {
  test.use({ allowedErrors: /Cannot read properties of null/ });

  test('leaves the page with what was typed, and shows a message whose button reloads it', async ({ page }) => {
    await openPage(page, '/donation');
    const title = await page.title();
    const name = nameField(page);
    await name.fill('Fatimah');
    // The form is saved in the history entry a moment after typing.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Fatimah');
    await page.evaluate(() => {
      const replaceAll = () => {
        throw new TypeError('Cannot read properties of null');
      };
      Object.assign(String.prototype, { replaceAll });
    });
    await name.fill('Fatimah Azzahra');
    const message = page.getByRole('alert').filter({ hasText: words.messages.unexpected });
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(name).toHaveValue('Fatimah Azzahra');
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await message.getByRole('button').click();
    await started(page);
    await expect(message).toBeHidden();
    await expect(name).toHaveValue(/^Fatimah/);
  });
});
