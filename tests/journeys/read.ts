import type { Locator, Page } from '@playwright/test';
import { colorOf } from '../../src/theme/semantic-tokens.ts';
import { expect } from './site.ts';

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

/** Presses `control` and returns the tab that it opens. For a link to another site the story fakes the answer. */
export async function newTab(page: Page, control: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
  await tab.waitForURL(/^https?:/);
  return tab;
}

/** Runs `act` and returns what live regions say meanwhile, at least until `last` has been said. */
export async function announcements(page: Page, act: () => Promise<unknown>, last = ''): Promise<string[]> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const regions = new Set(changed.map((part) => part?.closest('[role=status], [role=alert], [aria-live]')));
      for (const region of regions) if (region?.textContent) said.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await act();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(async () => (await said()).join('\n')).toContain(last);
  return said();
}
