import type { Page } from '@playwright/test';
import { leavingAttribute } from '../../src/client/protocol.ts';
import { pageTable } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { fillIn, nameField, submit } from './order.ts';
import { announcements } from './read.ts';
import { countLoads, expect, openPage, started, test } from './site.ts';

const mainNav = (page: Page) => page.getByRole('navigation', { name: words.nav.label });

test('a change of route is announced once: by focus on the heading, by no live region', async ({ page }) => {
  // Installed before the page, so that it controls every timer.
  await page.clock.install();
  await fillIn(page, 'donasi');
  await page.clock.runFor(3000); // Until then the total is announced.
  const announced = await announcements(page, async () => {
    // The only navigation without a page load.
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.runFor(3000);
  });
  expect(announced).toEqual([]);
});

test('a link to the page itself closes the menu and keeps what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/donation?jenis=wakaf');
  await nameField(page).fill('Fatimah');
  const loads = countLoads(page);
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  const menu = page.getByRole('dialog', { name: words.nav.menu });
  await menu.getByRole('link', { name: pageTable.donation.title }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(nameField(page)).toHaveValue('Fatimah');
  expect(loads.count).toBe(0);
});

test('a page that takes long shows that it is loading, before and after the application runs', async ({ page }) => {
  const lines: string[] = [];
  await page.exposeFunction('tellLine', (path: string) => lines.push(path));
  await page.addInitScript((name) => {
    addEventListener('animationstart', ({ target }) => {
      if (document.documentElement.hasAttribute(name) && (target as Element).closest('header'))
        (window as unknown as { tellLine(path: string): void }).tellLine(location.pathname);
    });
  }, leavingAttribute);
  const held: (() => void)[] = [];
  await page.route('**/pricing', (route) => new Promise<void>((go) => held.push(go)).then(() => route.continue()));
  for (const [path, runs] of [
    ['/', false],
    ['/about', true],
  ] as const) {
    await page.goto(path);
    if (runs) await started(page);
    // Opening a link in another tab does not make this page wait.
    await mainNav(page).getByRole('link', { name: pageTable.download.title }).focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('html')).not.toHaveAttribute(leavingAttribute);
    // By keyboard, because a pointer would prefetch the page.
    await mainNav(page).getByRole('link', { name: pageTable.pricing.title }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.at(-1)).toBe(path);
    held.splice(0).forEach((go) => go());
    await expect(page).toHaveURL('/pricing');
  }
});

// On a slow network, or when data is saved, nothing is prefetched.
for (const [network, rules] of [
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
  [{ saveData: false, effectiveType: '4g' }, 1],
] as const)
  test(`with ${JSON.stringify(network)} the page has ${rules} rules for prefetching`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      network,
    );
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules);
  });
