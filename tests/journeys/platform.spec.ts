import type { Page } from '@playwright/test';
import { paths } from '../../src/page-table.ts';
import { confirmationWords } from '../../src/words/confirmation.ts';
import { cityField, farCity, nameField, submit, transferDetails, transferTotal } from './order.ts';
import { countLoads, expect, openPage, test } from './site.ts';

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
  replaceState: () => (history.replaceState = fail),
  pushState: () => (history.pushState = fail),
  getRandomValues: () => (crypto.getRandomValues = fail),
  crypto: () => void Object.defineProperty(window, 'crypto', { value: undefined }),
  AbortController: () => Object.assign(window, { AbortController: undefined }),
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

/** The stories define it in the page. */
declare function fail(): never;
const definition = `const fail = () => { throw new DOMException('refused', 'SecurityError') };`;

/** `can pay`: the whole transfer is shown. `is told`: a message with WhatsApp and telephone, and no button is busy. */
async function outcome(page: Page) {
  const message = page.getByRole('alert').filter({ has: page.locator('a[href^="https://wa.me/"] ~ a[href^="tel:"]') });
  if (await message.isVisible()) return (await page.locator('[aria-busy=true]').count()) ? 'waits' : 'is told';
  return (await transferTotal(page).isVisible()) && (await transferDetails(page).isVisible()) ? 'can pay' : 'waits';
}

for (const [what, breakIt] of Object.entries(broken)) {
  test(`a donor whose browser fails at ${what} reaches the transfer, or is told whom to ask`, async ({ page }) => {
    await page.addInitScript(`{${definition} (${breakIt.toString()})() }`);
    await give(page);
    // Without these neither content can be loaded, nor the router start.
    const isHopeless = ['fetch', 'AbortController', 'replaceState'].includes(what);
    await expect.poll(() => outcome(page)).toBe(isHopeless ? 'is told' : 'can pay');
  });
}

/** Refuses more than 100 changes of the history, as WebKit does within 30 s. */
function limitChanges(): void {
  let changes = 0;
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => (++changes > 100 ? fail() : change(...given));
  }
}

test('half a minute of typing or of Tab changes the history less often than WebKit limits', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(`{${definition} (${limitChanges.toString()})() }`);
  await openPage(page, `${paths.donation}?jenis=wakaf`);
  const loads = countLoads(page);
  await cityField(page).selectOption(farCity.name);
  for (let round = 0; round < 25; round += 1) {
    await nameField(page).fill('');
    await nameField(page).pressSequentially('Fatimah');
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await page.clock.runFor(1200);
  }
  await submit(page).click();
  await expect(transferDetails(page)).toContainText('Fatimah');
  expect(loads.count).toBe(0);
});

test('the transfer, but not the name, survives a reload without a connection', async ({ page, context }) => {
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
  await expect(page.getByText(confirmationWords.addLost(['nama']))).toBeVisible();
});
