import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import questions from '../../content-fallback/faq.json' with { type: 'json' };
import { amountField, cityField, farCity, total } from './order.ts';
import { expect, openPage, test } from './site.ts';

/** The styles of an element that may show that it is pressed. */
const look = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { backgroundImage, transform } = getComputedStyle(element);
    return `${backgroundImage} ${transform}`;
  });

for (const [path, selector] of [
  ['/', 'main a[href="/download"] >> nth=0'],
  ['/', 'header [data-theme-toggle]'],
  ...(questions.length > 0 ? [['/pricing', 'main summary >> nth=0']] : []),
  ['/donation', 'label:has([value=wakaf])'],
  ['/donation', 'form [type=submit] >> nth=0'],
] as [string, string][]) {
  test(`${path} ${selector}: a press changes its look in the next frame`, async ({ page }) => {
    await openPage(page, path);
    const target = page.locator(selector);
    await target.scrollIntoViewIfNeeded();
    const rest = await look(page, selector);
    await target.hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const pressed = await look(page, selector);
    expect(pressed).not.toBe(rest);
    // Released away from it, so that nothing is chosen or opened.
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect.poll(() => look(page, selector)).toBe(rest);
  });
}

test('choosing, sending, menu, toast and theme shift no other part of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/donation?jenis=wakaf');
  // Shifts before this point come from fonts and the first amount; they do not count.
  await expect(total(page)).toContainText('Rp');
  await page.evaluate(async () => {
    await document.fonts.ready;
    (window as unknown as { seen: { shift: number } }).seen.shift = 0;
  });
  await cityField(page).selectOption(farCity.name);
  await page.getByRole('button', { name: words.quantity.more }).click();
  await page.getByRole('button', { name: words.form.submit }).click();
  await page.getByRole('button', { name: words.nav.theme }).first().click();
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await page.getByRole('button', { name: words.nav.closeMenu }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
});

/** Records what is drawn over the total. */
const watchDigits = (page: Page) =>
  page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.rising !== undefined) {
            const moving = [...node.children].filter((part) => part.getAnimations().length > 0);
            drawn.push(moving.map((part) => (part as HTMLElement).dataset.drawn).join(''));
          }
    }).observe(document.body, { childList: true, subtree: true });
  });
const drawnDigits = (page: Page) => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);

// access.spec.ts checks what styles move, in every state.
test('when a total changes only its new digits rise; under reduced motion none does', async ({ page }) => {
  await openPage(page, '/donation');
  const sum = total(page);
  const amount = amountField(page);
  await amount.fill('25000');
  await expect(sum).toHaveText(/^Rp25\.\d{3}$/);
  // The code of the animation is loaded after the first input.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('rise-digits')),
  );
  await watchDigits(page);
  await amount.fill('50000');
  await expect(sum).toHaveText(/^Rp50\.\d{3}$/);
  await expect.poll(() => drawnDigits(page)).toEqual(['50']);
  await expect(sum.locator('[data-rising]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await amount.fill('75000');
  await expect(sum).toHaveText(/^Rp75\.\d{3}$/);
  expect(await drawnDigits(page)).toEqual(['50']);
});
