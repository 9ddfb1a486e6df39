import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { expect, openConfirmation, started, test } from './site.ts';

export { expect, openConfirmation, started, test };

export const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Adds styles to the page through a constructed sheet, because the policy forbids inline styles. */
export const addCss = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Widest viewport that has this state, in px. */
  upTo?: number;
}

const pages: State[] = pageList.map(({ url }) => ({
  name: url,
  open: async (page) => {
    await page.goto(url);
    await started(page);
  },
}));

const errors: State[] = ['donasi', 'beli', 'wakaf'].map((type) => ({
  name: `errors of ${type}, with the toast`,
  open: async (page) => {
    await page.goto(`/donation?jenis=${type}`);
    await started(page);
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(notice(page, words.messages.incompleteOrder.title)).toBeVisible();
  },
}));

const copied: State = {
  name: 'confirmation with details, copied',
  open: async (page) => {
    await page.context().grantPermissions(['clipboard-write']);
    await openConfirmation(page);
    await page.getByRole('button', { name: words.copy.label(words.copy.number) }).click();
    await expect(notice(page, words.messages.copied.title)).toBeVisible();
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
export const states = [...pages, ...errors, copied, menu];

/** Opens each state that exists at this width and runs the check on it. */
export async function inEachState(page: Page, width: number, look: (name: string) => Promise<void>): Promise<void> {
  for (const { name, open, upTo = Number.POSITIVE_INFINITY } of states) {
    if (width > upTo) continue;
    await open(page);
    await look(name);
  }
}
