import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { cityField, farCity, nameField, submit, transferTotal } from './order.ts';
import { expect, test } from './site.ts';

// What is broken here logs errors of its own.
test.use({ allowedErrors: /./ });

/** Fills in and submits the form of a wakaf. */
async function give(page: Page) {
  await page.goto(`${paths.donation}?jenis=wakaf`);
  await nameField(page).fill('Fatimah');
  await cityField(page).selectOption(farCity.name);
  await submit(page).click();
}

/** Features that a browser may lack or refuse, and the code that breaks them before any script of the page runs. */
const broken: Record<string, () => void> = {
  'replaceState always': () => (history.replaceState = fail),
  'pushState always': () => (history.pushState = fail),
  'replaceState once': () => failOnce(history, 'replaceState'),
  'pushState once': () => failOnce(history, 'pushState'),
  getRandomValues: () => (crypto.getRandomValues = fail),
  crypto: () => void Object.defineProperty(window, 'crypto', { value: undefined }),
  'matchMedia once': () => failOnce(window, 'matchMedia'),
  'AbortController once': () => failOnce(window, 'AbortController'),
  AbortController: () => Object.assign(window, { AbortController: undefined }),
  'fetch once': () => failOnce(window, 'fetch'),
  fetch: () => Object.assign(window, { fetch: undefined }),
  Intl: () => Object.assign(window, { Intl: undefined }),
  'both storages': () => {
    for (const storage of ['sessionStorage', 'localStorage']) Object.defineProperty(window, storage, { get: fail });
  },
  'all that only helps': () => {
    const gone = { matchMedia: undefined, ResizeObserver: undefined, IntersectionObserver: undefined };
    Object.assign(window, { ...gone, queueMicrotask: undefined, print: undefined, open: fail });
    Object.defineProperty(document, 'fonts', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.assign(HTMLElement.prototype, { requestFullscreen: undefined });
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
  },
};

/** `tools` defines these two in the page. */
declare function fail(): never;
declare function failOnce(object: object, name: string): void;
const tools = `
  const fail = () => { throw new DOMException('refused', 'SecurityError') };
  const failOnce = (object, name) => {
    const real = object[name];
    let failed = false;
    object[name] = new Proxy(real, {
      apply: (target, self, given) => failed ? Reflect.apply(target, self === undefined ? window : self, given) : (failed = true, fail()),
      construct: (target, given) => failed ? Reflect.construct(target, given) : (failed = true, fail()),
    });
  };`;

/** `can pay`: the whole transfer is shown. `is told`: a message with WhatsApp and telephone, and no button is busy. */
async function outcome(page: Page) {
  const message = page.getByRole('alert').filter({ has: page.locator('a[href^="https://wa.me/"] ~ a[href^="tel:"]') });
  if (await message.isVisible()) return (await page.locator('[aria-busy=true]').count()) ? 'waits' : 'is told';
  return (await transferTotal(page).isVisible()) && (await details(page).isVisible()) ? 'can pay' : 'waits';
}

for (const [what, breakIt] of Object.entries(broken)) {
  test(`a donor whose browser fails at ${what} reaches the transfer, or is told whom to ask`, async ({ page }) => {
    await page.addInitScript(`{${tools} (${breakIt.toString()})() }`);
    await give(page);
    // Without these two neither code nor content can be loaded.
    const isHopeless = what === 'fetch' || what === 'AbortController';
    await expect.poll(() => outcome(page)).toBe(isHopeless ? 'is told' : 'can pay');
  });
}

const details = (page: Page) => page.getByRole('region', { name: 'Rincian Transaksi' });

test('the transfer survives a reload without connection, but not the name, which is not stored', async ({
  page,
  context,
}) => {
  await give(page);
  await expect(transferTotal(page)).toHaveText(/^Rp[\d.]+$/);
  const asked = await transferTotal(page).innerText();
  await context.setOffline(true);
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.reload().catch(() => {});
  await expect(transferTotal(page)).toHaveText(asked);
  await expect(page.locator('main')).toContainText(farCity.name);
  await expect(page.locator('main')).not.toContainText('Fatimah');
});
