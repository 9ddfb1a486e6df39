import type { Page } from '@playwright/test';
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { newTab, open } from './read.ts';
import { expect, test } from './states.ts';

test.use({
  visits: new RegExp(`^(?:${[quran.reader.url, contact.map.linkUrl].map((url) => new URL(url).origin).join('|')})/`),
});

const { reader } = quran;
const { map } = contact;

/** Chromium shows its error page in such a frame and reports it as loaded: the page cannot tell. */
async function refuse(page: Page, url: string) {
  const host = (asked: URL) => asked.origin === new URL(url).origin;
  await page.route(host, (route) => route.abort('connectionrefused'));
  return host;
}

/** The link opens a new tab without an opener. */
async function expectNewTab(page: Page, name: string, href: string, host: (asked: URL) => boolean) {
  await page.context().route(host, (route) => route.fulfill({ body: 'sampai' }));
  const tab = await newTab(page, page.getByRole('link', { name, exact: true }));
  expect(tab.url()).toBe(href);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
}

test('A visitor whose network refuses the reader finds a link to a new tab below the frame', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === reader.url);
  const host = await refuse(page, reader.url);
  await open(page, paths.quran);
  await refused;
  // px from the plate around the frame: its outline keeps clear of the link.
  const plate = await page.getByTitle(reader.frameTitle).locator('..').boundingBox();
  const below = await page.getByRole('link', { name: reader.linkLabel, exact: true }).boundingBox();
  if (!plate || !below) throw new Error('Frame or link is not shown');
  expect(below.y - (plate.y + plate.height)).toBeCloseTo(14, 0);
  await expectNewTab(page, reader.linkLabel, reader.url, host);
});

test('A visitor whose network refuses the map keeps the drawing, which links to a new tab', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === map.embedUrl);
  const host = await refuse(page, map.embedUrl);
  await open(page, paths.contact);
  await page.locator('summary', { hasText: map.showLabel }).click();
  await refused;
  await expect(page.getByRole('img', { name: map.image.alt })).toBeVisible();
  await expectNewTab(page, map.linkLabel, map.linkUrl, host);
});
