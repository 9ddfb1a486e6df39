import { amountField, total } from './order.ts';
import { expect, openPage, test } from './site.ts';

test('a press on a link, a choice and the submit changes its look in the next frame', async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'main a[href="/download"] >> nth=0'],
    ['/donation', 'label:has([value=wakaf])'],
    ['/donation', 'form [type=submit] >> nth=0'],
  ] as const) {
    await openPage(page, path);
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
test('a new total rises into place; under reduced motion it does not', async ({ page }) => {
  await openPage(page, '/donation');
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const counted = { animate: Element.prototype.animate, risen: 0 };
    Object.assign(window, { counted });
    Element.prototype.animate = function (...given) {
      counted.risen += 1;
      return counted.animate.apply(this, given);
    };
  });
  const risen = () => page.evaluate(() => (window as unknown as { counted: { risen: number } }).counted.risen);
  await amountField(page).fill('25000');
  await expect(total(page)).toHaveText(/^Rp25\.\d{3}$/);
  await expect.poll(risen).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await risen();
  await amountField(page).fill('75000');
  await expect(total(page)).toHaveText(/^Rp75\.\d{3}$/);
  expect(await risen()).toBe(before);
});
