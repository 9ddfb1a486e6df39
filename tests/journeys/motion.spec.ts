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
test('when a total changes its digits rise; under reduced motion none does', async ({ page }) => {
  await openPage(page, '/donation');
  await page.evaluate(() => {
    const risen = { times: 0 };
    Object.assign(window, { risen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.rising !== undefined) risen.times += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const risen = () => page.evaluate(() => (window as unknown as { risen: { times: number } }).risen.times);
  await amountField(page).fill('25000');
  await expect(total(page)).toHaveText(/^Rp25\.\d{3}$/);
  // The code of the animation is loaded after the first input.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('rise-digits')),
  );
  await amountField(page).fill('50000');
  await expect.poll(risen).toBeGreaterThan(0);
  await expect(total(page).locator('[data-rising]')).toHaveCount(0);
  const before = await risen();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await amountField(page).fill('75000');
  await expect(total(page)).toHaveText(/^Rp75\.\d{3}$/);
  expect(await risen()).toBe(before);
});
