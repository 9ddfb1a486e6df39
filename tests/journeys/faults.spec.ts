import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { test } from './on-faulty-server.ts';
import { fillIn, nameField, submit } from './order.ts';
import { countLoads, expect, openPage, started } from './site.ts';

test.describe('an error in the application', () => {
  test.use({ allowedErrors: /Cannot read properties of null/ });

  test('an unexpected error shows the error screen of the specification, with its message', async ({ page }) => {
    await page.route('**/content/confirmation.json', (route) => route.fulfill({ status: 200, body: 'null' }));
    await fillIn(page, 'donasi');
    await submit(page).click();
    const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
    await expect(heading).toBeVisible();
    await expect(page.locator('main')).toContainText(/Cannot read properties of null \(reading '\w+'\)/);
    const screen = page.locator('main').getByRole('alert').filter({ has: heading });
    await expect(screen.getByRole('button', { name: words.again })).toBeVisible();
    await expect(screen.locator('a[href^="https://wa.me"]')).toBeVisible();
    // The failed page has its own document, so that the address and the page agree.
    await expect(page).toHaveURL(paths.confirmation);
    await expect(screen).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page.locator('footer')).toBeAttached();
    await page.goBack();
    await expect(nameField(page)).toHaveValue('Fatimah');
  });

  test('an error in the running form leaves the page with what was typed, and shows a message whose button reloads it', async ({
    page,
  }) => {
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
    await message.getByRole('button', { name: words.again }).click();
    await expect(message).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-plain-script');
  });

const startFailure = (page: Page) => page.locator('#start-failed');
const retryButton = (page: Page) => startFailure(page).getByRole('button', { name: words.again });
const scripts = /^\/assets\/(?!page\.).*\.js/;

test('the start fails: a message where the press was; “Coba lagi” leaves the page once the server answers', async ({
  page,
  server,
}) => {
  server.fail(scripts, '503');
  await page.goto(`${paths.donation}?jenis=wakaf`);
  await nameField(page).fill('Fatimah');
  await submit(page).click();
  await expect(startFailure(page)).toContainText(words.startFailed.text);
  await expect(startFailure(page)).toBeFocused();
  await expect(startFailure(page)).toBeInViewport({ ratio: 1 });
  const distance = (await startFailure(page).boundingBox())!.y - (await submit(page).boundingBox())!.y;
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(120);
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  server.fail(/./, 'dropped connection');
  const loads = countLoads(page);
  const asked = page.waitForEvent('requestfailed');
  await retryButton(page).click();
  await asked;
  await expect(startFailure(page)).toBeVisible();
  expect(loads.count).toBe(0);
  server.mend();
  await retryButton(page).click();
  await started(page);
  await expect(startFailure(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Fatimah');
  // The press that came before the failure is not repeated by itself.
  await expect(page.getByText(words.problems.missing)).toHaveCount(0);
});

test('the start stalls: a press is answered at once, a message appears after 10 s', async ({ page, server }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  server.fail(scripts, 'stall');
  await page.goto(paths.donation);
  await nameField(page).fill('Fatimah');
  await submit(page).click();
  await expect(page.getByText(words.form.submitting)).toBeVisible();
  await page.clock.runFor(9900);
  await expect(startFailure(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(startFailure(page)).toBeVisible();
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(nameField(page)).toHaveValue('Fatimah');
});
