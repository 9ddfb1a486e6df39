import { test as base, expect, type Page } from '@playwright/test';
import { formatRupiah } from '../../src/transaction/rupiah.ts';

/**
 * Every story runs under the real headers and fails on a policy violation, a console error (hydration
 * warnings among them) or an uncaught exception. External requests are aborted: there is no network.
 */
export const test = base.extend<{ complaints: string[]; forgiven: RegExp }>({
  /**
   * What a story provokes on purpose. Chromium reports a 404 document as a console error, and warns about the
   * reader's sandbox (docs/what-the-site-does.md#reader), although the reader has an origin of its own.
   */
  forgiven: [
    /status of 404|net::ERR_FAILED|ERR_ABORTED|both allow-scripts and allow-same-origin for its sandbox/,
    { option: true },
  ],
  complaints: [
    async ({ page, forgiven }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.route(
        (url) => !['localhost', '127.0.0.1'].includes(url.hostname) && !/^(data|blob):/.test(url.protocol),
        (route) => route.abort(),
      );
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        );
        // Sent by src/app.tsx once it has taken over.
        addEventListener('app:ready', () => Object.assign(window, { taken: true }));
      });
      await use(complaints);
      expect(complaints.filter((text) => !forgiven.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the application has taken over: React has committed, and its effects ran. */
export async function started(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as { taken?: boolean }).taken);
}

export const total = (page: Page) => page.locator('form dd').last();

/** The unique code that the ledger shows, in rupiah. */
export async function uniqueCode(page: Page): Promise<number> {
  const code = page.getByText('Kode unik', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(code).toHaveText(/^Rp\d{3}$/);
  return Number((await code.innerText()).replace('Rp', ''));
}

/** Chooses a city in the search, which takes the place of the list soon after the start. */
export async function chooseCity(page: Page, name: string): Promise<void> {
  await page.locator('input#kota').fill(name);
  await page.getByRole('option', { name }).click();
}

export const rupiah = (amount: number) => formatRupiah(amount);

/** Details as the form passes them on (version 1): wakaf, 3 mushaf to Medan. */
export const wakafDetails = {
  version: 1,
  type: 'wakaf',
  name: 'Fatimah',
  amount: null,
  quantity: 3,
  address: 'Disalurkan oleh tim',
  subtotal: 300_000,
  shippingCost: 120_000,
  uniqueCode: 427,
  total: 420_427,
};

/** Opens the confirmation the way a browser restores a dropped tab: the details are in the history entry. */
export async function openConfirmation(page: Page, state: unknown = wakafDetails): Promise<void> {
  await page.goto('/donation-confirmation');
  await page.evaluate((usr) => history.replaceState({ usr, key: 'uji', idx: 0 }, ''), state);
  await page.reload();
}
