import { amountField, total } from './order.ts';
import { expect, openPage, test } from './site.ts';

test('a press on a link, a choice and the submit changes its look in the next frame', async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'main a[href="/download"] >> nth=0'],
    ['/donation', 'label:has([value=wakaf])'],
    ['', 'form [type=submit] >> nth=0'],
  ] as const) {
    if (path) await openPage(page, path);
    const target = page.locator(selector);
    const look = () =>
      target.evaluate((element) => getComputedStyle(element).backgroundImage + getComputedStyle(element).transform);
    await target.scrollIntoViewIfNeeded();
    const rest = await look();
    await target.hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await look(), selector).not.toBe(rest);
    // Released away from it, so that nothing is chosen or sent.
    await page.mouse.move(2, 2);
    await page.mouse.up();
  }
});

// access.spec.ts checks what styles move, in every state.
test('a new total rises into its place unless the visitor wants no motion', async ({ page }) => {
  let moves = 0;
  await page.exposeFunction('tellMove', () => void (moves += 1));
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      (window as unknown as { tellMove(): void }).tellMove();
      return animate.apply(this, given);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/donation');
  await amountField(page).fill('25000');
  await expect(total(page)).toHaveText(/^Rp25\.\d{3}$/);
  expect(moves).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await amountField(page).fill('35000');
  await expect.poll(() => moves).toBeGreaterThan(0);
});
