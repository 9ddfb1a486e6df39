import type { Page } from '@playwright/test';
import { leavingAttribute } from '../../src/client/protocol.ts';
import { pageTable } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { expect, islandCode, openPage, started, test } from './site.ts';

const themeButton = (page: Page) => page.getByRole('button', { name: 'Ganti tema terang atau gelap' });
const dark = () => document.documentElement.classList.contains('dark');
/** The colour of the browser's own bars: the ground of the theme. */
const bar = () => document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content;

test.describe('theme', () => {
  test('dark at first; the choice survives a reload and is there before the first paint', async ({ page }) => {
    await page.goto('/');
    expect([await page.evaluate(dark), await page.evaluate(bar)]).toEqual([true, '#0B1512']);
    // A press that is dragged off the button before its release does nothing.
    await themeButton(page).hover();
    await page.mouse.down();
    await page.mouse.move(640, 300);
    await page.mouse.up();
    expect(await page.evaluate(dark)).toBe(true);
    await themeButton(page).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
    expect(await page.evaluate(bar)).toBe('#F4EEE1');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        const color = document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content;
        Object.assign(window, { atBody: `${document.documentElement.className}${color}` });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    // The light theme has no class, so only the colour of the bars is recorded.
    expect(await page.evaluate(() => (window as unknown as { atBody: string }).atBody)).toBe('#F4EEE1');
    await themeButton(page).click();
    await expect.poll(() => page.evaluate(dark)).toBe(true);
    expect(await page.evaluate(bar)).toBe('#0B1512');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' });
  });

  test('a choice in one tab applies in the others; an unknown value is dark', async ({ page, context }) => {
    await page.addInitScript(() => (localStorage.theme ??= '{"light":1}'));
    await page.goto('/');
    expect(await page.evaluate(dark)).toBe(true);
    const other = await context.newPage();
    await other.goto('/about');
    await themeButton(other).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
    await other.evaluate(() => localStorage.removeItem('theme'));
    await expect.poll(() => page.evaluate(dark)).toBe(true);
  });

  test('A visitor whose browser stores nothing can switch the theme', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await themeButton(page).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
  });
});

for (const way of ['scroll timelines', 'scripts'])
  test(`the bar turns solid past 20 px, the progress line shows the fraction scrolled, by ${way}`, async ({ page }) => {
    if (way === 'scripts')
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (property: string, value?: string) =>
          !property.includes('scroll()') && (value === undefined ? supports(property) : supports(property, value));
      });
    await openPage(page, '/');
    // The background of the bar, and the opaque layer over it that fades in.
    const grounds = () =>
      page.evaluate(() => {
        const header = document.querySelector('header') as Element;
        const { opacity, backgroundColor } = getComputedStyle(header, '::before');
        return [getComputedStyle(header).backgroundColor, backgroundColor, opacity];
      });
    for (const [y, opacity] of [
      [20, '0'],
      [21, '1'],
      [0, '0'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect.poll(grounds).toEqual(['rgba(0, 0, 0, 0)', expect.stringMatching(/^rgb\(/), opacity]);
    }
    const fraction = () =>
      page.locator('header > span[aria-hidden=true]').evaluate((line: HTMLElement, isByScript) => {
        // This browser still runs the CSS animation, so the inline style that the script writes is read.
        const { transform } = isByScript ? line.style : getComputedStyle(line);
        return new DOMMatrix(transform).a;
      }, way === 'scripts');
    for (const part of [0.5, 1, 0]) {
      await page.evaluate((share) => {
        const range = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: range * share, behavior: 'instant' });
      }, part);
      await expect.poll(fraction).toBeCloseTo(part, 1);
    }
  });

test('a page that takes long shows that it is loading, before and after the application runs', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: words.nav.label });
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
    await nav.getByRole('link', { name: pageTable.download.title }).focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('html')).not.toHaveAttribute(leavingAttribute);
    // By keyboard, because a pointer would prefetch the page.
    await nav.getByRole('link', { name: pageTable.pricing.title }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.at(-1)).toBe(path);
    held.splice(0).forEach((go) => go());
    await expect(page).toHaveURL('/pricing');
  }
});

test('on a slow network, or when data is saved, nothing is prefetched', { tag: '@night' }, async ({ page }) => {
  for (const [network, rules] of [
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ saveData: false, effectiveType: '3g' }, 0],
    [{ saveData: false, effectiveType: '4g' }, 1],
  ] as const) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      network,
    );
    await page.goto('/about');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules);
  }
});

test('the menu of a phone opens before the start, keeps focus and wheel inside, and on Escape returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(islandCode, (route) => route.abort());
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Buka menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.mouse.move(195, 350);
  await page.mouse.wheel(0, 400);
  // Two frames: a wheel event takes effect in the next one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const key of ['Shift+Tab', 'Tab'])
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
