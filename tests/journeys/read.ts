import type { Locator, Page } from '@playwright/test';
import { colors } from '../../src/ui/tokens.ts';
import { words } from '../../src/words.ts';
import { expect, notice, started } from './states.ts';

/** Opens a page and waits until the application has taken over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
}

/**
 * Waits until nothing that the page asked for has arrived during half a second. Playwright's `networkidle` can be lost
 * for good on a slow machine (microsoft/playwright#42598), so that a story waits for it until it is ended.
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

/** The documents that a page refers to, in the order of the page: their file may have another. */
export const referred = <T extends { _id: string }>(references: { _ref: string }[], documents: T[]): T[] =>
  references.flatMap(({ _ref }) => documents.filter(({ _id }) => _id === _ref));

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

/** A control of what is not there yet: the notice of specification section 8, and nothing else happens. */
export async function expectOnlyNotice(page: Page, control: Locator): Promise<void> {
  const url = page.url();
  const before = await page.evaluate(() => history.length);
  await control.click();
  await expect(notice(page, words.messages.notAvailable.title)).toContainText(words.messages.notAvailable.description);
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

/** A press of `control` that opens a new tab: the tab. Where it leads abroad, the story answers for the network. */
export async function newTab(page: Page, control: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
  await tab.waitForURL(/^https?:/);
  return tab;
}
