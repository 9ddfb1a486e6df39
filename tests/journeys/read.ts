import type { Locator, Page } from '@playwright/test';
import { colorOf } from '../../src/theme/semantic-tokens.ts';
import { expect } from './site.ts';

/**
 * Waits until no response has arrived for half a second. On a slow machine Playwright can lose `networkidle` for good
 * (microsoft/playwright#42598), and a story would wait for it until its time is up.
 */
export const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let timer = setTimeout(done, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 500);
        }).observe({ type: 'resource', buffered: true });
      }),
  );

/** The section of the page that is named by this heading. */
export const section = (page: Page, heading: string): Locator =>
  page.getByRole('main').getByRole('region', { name: heading, exact: true });

/** `rgb(21, 122, 91)` for `#157a5b`, as computed styles have it. */
export const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The destructive style of a toast, in the dark theme. */
export const expectDestructive = (toast: Locator): Promise<void> =>
  expect(toast).toHaveCSS('border-top-color', rgbOf(colorOf('danger', 'dark')));

/** The texts of those parts of the page that the toast covers. */
export const coveredByToast = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const toast = document.querySelector('[data-toast]')!.getBoundingClientRect();
    const covered = elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom;
    });
    return covered.map(({ textContent }) => textContent);
  });

/** The text of the chat that a link opens. */
export const chatText = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';

/** Presses `control` and returns the tab that it opens. For a link to another site the story fakes the answer. */
export async function newTab(page: Page, control: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
  await tab.waitForURL(/^https?:/);
  return tab;
}
