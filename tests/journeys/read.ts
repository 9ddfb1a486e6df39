import type { Locator, Page } from '@playwright/test';
import { colors } from '../../src/ui/tokens.ts';
import { words } from '../../src/words.ts';
import { expect, notice, started } from './states.ts';

/** Opens a page and waits until the application has taken over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
}

/** URLs of the requests that fail, or are answered with 400 and more, from now on. */
export function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  return failed;
}

/**
 * Waits until no response has arrived for half a second. On a slow machine Playwright can lose `networkidle` for good
 * (microsoft/playwright#42598), and a story would wait for it until its time is up.
 */
export const quiet = (page: Page): Promise<void> =>
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

/** Documents in the order of the Studio's list and of the pages; their file has another order. */
export const inOrder = <T extends { orderRank: string }>(documents: T[]): T[] =>
  documents.toSorted((one, other) => (one.orderRank < other.orderRank ? -1 : 1));

/** Term and value of each row of a definition list. */
export const facts = (within: Locator): Promise<[string, string][]> =>
  within
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row): [string, string] => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    );

/**
 * Presses a control of a feature that does not exist yet, and expects only the notice
 * (docs/what-the-site-does.md#not-there-yet).
 */
export async function expectOnlyNotice(
  page: Page,
  control: Locator,
  { title, description }: { title: string; description: string } = words.messages.notAvailable,
): Promise<void> {
  const url = page.url();
  const before = await page.evaluate(() => history.length);
  // That of an earlier press would do for this one.
  await expect(notice(page, title)).toHaveCount(0);
  await control.click();
  await expect(notice(page, title)).toContainText(description);
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
}

/** The destructive style of a toast, in the dark theme. */
export async function expectDestructive(toast: Locator): Promise<void> {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(colors.danger[1]) ?? [];
  const rgb = [r, g, b].map((hex) => Number.parseInt(hex ?? '', 16)).join(', ');
  await expect(toast).toHaveCSS('border-top-color', `rgb(${rgb})`);
}

/** Presses `control` and returns the tab that it opens. For a link to another site the story fakes the answer. */
export async function newTab(page: Page, control: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
  await tab.waitForURL(/^https?:/);
  return tab;
}
