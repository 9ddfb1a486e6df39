import type { Page } from '@playwright/test';
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words/site.ts';
import { expect, notice, openConfirmation, openPage } from './site.ts';

/** Waits for a toast and keeps it open by moving focus into it. */
async function keepNotice(page: Page, title: string): Promise<void> {
  await notice(page, title).getByRole('button', { name: words.toast.close }).focus();
}

interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Widest viewport that has this state, in px. */
  upTo?: number;
}

const pages: State[] = pageList.map(({ url }) => ({
  name: url,
  open: (page) => openPage(page, url),
}));

const errors: State[] = ['donasi', 'beli', 'wakaf'].map((type) => ({
  name: `errors of ${type}, with the toast`,
  open: async (page) => {
    await openPage(page, `/donation?jenis=${type}`);
    // A message that names an amount.
    if (type === 'donasi') await page.locator('#nominal').fill('1');
    await page.getByRole('button', { name: words.form.submit }).click();
    await keepNotice(page, words.messages.incompleteOrder.title);
  },
}));

/** The confirmation with everything visible: copied, guide open. */
const confirmation: State = {
  name: 'confirmation with details, copied, guide open',
  open: async (page) => {
    await openConfirmation(page);
    await page.locator('#rincian').waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    await page.getByRole('button', { name: words.copy.label(words.copy.number) }).click();
    await keepNotice(page, words.messages.copied.title);
  },
};

const answers: State = {
  name: 'questions, each answered',
  open: async (page) => {
    await openPage(page, '/pricing');
    for (const question of await page.locator('main summary').all()) await question.click();
  },
};

const noReader: State = {
  name: 'reader out of reach',
  open: async (page) => {
    await page.route(quran.reader.url, (route) => route.abort());
    await openPage(page, paths.quran);
    await page.getByText(quran.reader.slowText).waitFor();
  },
};

const menu: State = {
  name: 'menu open',
  upTo: 1023,
  open: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
  },
};

/** Every page and every state that a page can be in. */
export const states = [...pages, ...errors, confirmation, answers, noReader, menu];
