import type { Page } from '@playwright/test';
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { pageWords } from '../../src/words/pages.ts';
import { words } from '../../src/words/site.ts';
import { amountField, submit, typeOf } from './order.ts';
import { expect, notice, openConfirmation, openPage } from './site.ts';

/** Waits for a toast and keeps it open by moving focus into it. */
async function keepNotice(page: Page, title: string): Promise<void> {
  await notice(page, title).getByRole('button', { name: words.toast.close }).focus();
}

interface State {
  name: string;
  /** Brings the open page into this state. */
  show: (page: Page) => Promise<void>;
  /** Widest viewport that has this state, in px. */
  upTo?: number;
}

const menu: State = {
  name: 'menu open',
  upTo: 1023,
  show: async (page) => {
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
  },
};

const answers: State = {
  name: 'questions, each answered',
  show: async (page) => {
    for (const question of await page.locator('main summary').all()) await question.click();
  },
};

const noReader: State = {
  name: 'reader out of reach',
  show: async (page) => {
    await page.route(quran.reader.url, (route) => route.abort());
    await page.getByRole('button', { name: pageWords.reader.refresh }).click();
    await page.getByText(quran.reader.slowText).waitFor();
  },
};

const errors: State[] = ['donasi', 'beli', 'wakaf'].map((type) => ({
  name: `errors of ${type}, with the toast`,
  show: async (page) => {
    await typeOf(page, type).check();
    // A message that names an amount.
    if (type === 'donasi') await amountField(page).fill('1');
    await submit(page).click();
    await keepNotice(page, words.messages.incompleteOrder.title);
  },
}));

const copied: State = {
  name: 'copied, guide open',
  show: async (page) => {
    await page.locator('main summary').click();
    await page.getByRole('button', { name: words.copy.label(words.copy.number) }).click();
    await keepNotice(page, words.messages.copied.title);
  },
};

/** The states that a page can come into without being loaded again. */
const statesOf: Partial<Record<string, State[]>> = {
  [paths.home]: [menu],
  [paths.pricing]: [answers],
  [paths.quran]: [noReader],
  [paths.donation]: errors,
};

interface Opened {
  name: string;
  open: (page: Page) => Promise<void>;
  states: State[];
}

/** Every page, and the confirmation with details, with every state that it can come into. */
export const openedPages: Opened[] = [
  ...pageList.map(({ url }) => ({
    name: url,
    open: (page: Page) => openPage(page, url),
    states: statesOf[url] ?? [],
  })),
  {
    name: 'the confirmation with details',
    open: async (page) => {
      await openConfirmation(page);
      await page.locator('#rincian').waitFor();
    },
    states: [copied],
  },
];
