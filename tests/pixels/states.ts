import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { wakafDetails } from '../journeys/site.ts';

export interface State {
  name: string;
  url: string;
  /** What is done on the page before it is photographed. */
  act?: (page: Page) => Promise<void>;
  /** Widest viewport that has this state, in px. */
  upTo?: number;
}

const submit = (page: Page) => page.getByRole('button', { name: words.form.submit }).click();

/** The details stand in the history entry, as they do when a browser restores a tab that it had dropped. */
async function bringDetails(page: Page): Promise<void> {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'uji', idx: 0 }, ''), wakafDetails);
  await page.reload();
}

/** The twelve pages, and what they look like after the commonest acts. */
export const states: State[] = [
  ...pageList.map(({ name, url }) => ({ name, url })),
  { name: 'confirmation with details', url: '/donation-confirmation', act: bringDetails },
  { name: 'donation, beli', url: '/donation?jenis=beli' },
  { name: 'donation, wakaf', url: '/donation?jenis=wakaf' },
  { name: 'donation, errors', url: '/donation?jenis=beli', act: submit },
  {
    name: 'contact, errors',
    url: '/contact',
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  { name: 'pricing, answer open', url: '/pricing', act: (page) => page.locator('main h3 button').first().click() },
  {
    name: 'menu open',
    url: '/about',
    upTo: 1023,
    act: (page) => page.getByRole('button', { name: words.nav.openMenu }).click(),
  },
];
