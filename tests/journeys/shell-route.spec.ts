import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { expect, started, test } from './states.ts';

const mainNav = (page: Page) => page.getByRole('navigation', { name: words.nav.label });

/** Starts counting what a screen reader would announce: focus on a heading, and changes of live regions. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('h1')) told.push((target as Element).textContent);
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
        if (region?.textContent) told.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

/** Everything announced within three seconds of a click on a menu link. */
async function saidOnArrival(page: Page) {
  // Installed before the page, so that it controls every timer.
  await page.clock.install();
  await page.goto('/');
  await started(page);
  const told = await listen(page);
  await mainNav(page).getByRole('link', { name: words.nav.donation }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('form dl dd').last()).toHaveText(/^Rp/);
  await page.clock.runFor(3000);
  // React renders in a task of its own; this one runs after it.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done);
        port1.start();
        port2.postMessage(0);
      }),
  );
  return { told: await told(), heading: await heading.innerText() };
}

test('a change of route moves focus to the new heading, once', async ({ page }) => {
  const { told, heading } = await saidOnArrival(page);
  expect(told.filter((text) => text === heading)).toEqual([heading]);
});

test('a change of route is announced once: focus on the heading, and no live region speaks', async ({ page }) => {
  const { told, heading } = await saidOnArrival(page);
  expect(told).toEqual([heading]);
});

test('back and forward set title, heading and active link as well', async ({ page }) => {
  await page.goto('/');
  await started(page);
  const home = await page.title();
  await mainNav(page).getByRole('link', { name: words.nav.donation }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const donation = await page.title();
  expect(donation).not.toBe(home);
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(words.nav.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveTitle(donation);
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(words.nav.donation);
});

test('the chosen theme stays through a change of route, and the toggle does not reload anything', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await page.getByRole('button', { name: words.nav.theme }).click();
  await mainNav(page).getByRole('link', { name: words.nav.donation }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#F4EEE1');
});

test('an address that no page has, reached inside the application: the 404 page with ways on', async ({ page }) => {
  await page.goto('/');
  await started(page);
  // What a link to a missing page does; the site itself must not have one.
  await page.evaluate(() => {
    const state = { usr: null, key: 'uji', idx: 1 };
    history.pushState(state, '', '/tidak/ada');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.locator('main').getByRole('link').count()).toBeGreaterThanOrEqual(2);
  await expect(mainNav(page).locator('[aria-current]')).toHaveCount(0);
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('the page under the open menu does not scroll, and does again when it is closed', async ({ page }) => {
    await page.goto('/');
    await started(page);
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await page.mouse.move(195, 350);
    await page.mouse.wheel(0, 400);
    const top = () => page.evaluate(() => scrollY);
    // Two frames: a wheel event takes effect in the next one.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await top()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await expect.poll(top).toBeGreaterThan(0);
  });

  test('Shift+Tab from the first stop stays in the menu as well; nothing outside can be reached', async ({ page }) => {
    await page.goto('/');
    await started(page);
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
  });
});
