import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import questions from '../../content-fallback/faq.json' with { type: 'json' };
import { addCss, expect, openConfirmation, openPage, test } from './site.ts';

const pdfium = PDFiumLibrary.init();
/**
 * The page as printed with a browser's default settings: A4, without backgrounds. Returns a bitmap of each sheet: three
 * channels and alpha for each pixel, which is 1/72 inch wide.
 */
async function print(page: Page): Promise<Uint8Array[]> {
  const document = await (await pdfium).loadDocument(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const sheets: Uint8Array[] = [];
  for (const sheet of document.pages()) sheets.push((await sheet.render({ scale: 1, render: 'bitmap' })).data);
  document.destroy();
  return sheets;
}

/** Pixels that are nearly black, and those whose channels differ: a colour. */
function inkOf(sheets: Uint8Array[]) {
  const ink = { dark: 0, coloured: 0 };
  for (const sheet of sheets)
    for (let at = 0; at < sheet.length; at += 4) {
      const channels = sheet.subarray(at, at + 3);
      if (Math.max(...channels) - Math.min(...channels) > 24) ink.coloured += 1;
      if (Math.max(...channels) < 128) ink.dark += 1;
    }
  return ink;
}

/** Dark pixels of an element on paper: the difference between the page with it and without it. */
async function inkFrom(page: Page, selector: string, whole: ReturnType<typeof inkOf>): Promise<number> {
  await addCss(page, `${selector}, ${selector} * { visibility: hidden !important }`);
  const without = inkOf(await print(page));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return whole.dark - without.dark;
}

/** Dark pixels of at least three figures at the size of a text. */
const legible = 60;

/** What a visitor needs at the bank. */
const transfer = ['#rekening', '#jumlah-transfer', '#bank', '#pemilik', '#rincian', 'details dd'];

/** The first and last answer, which are closed on the screen, if there are any. */
const answers = questions.length === 0 ? [] : ['main details > div', 'main details:last-child > div'];

for (const [name, open, shows, sheets] of [
  ['the confirmation', (page: Page) => openConfirmation(page), transfer, 1],
  ['pricing', (page: Page) => openPage(page, '/pricing'), ['article b', 'tbody tr:last-child', ...answers], undefined],
] as const)
  test(`on paper ${name} is black on white, and nothing is lost`, async ({ page }) => {
    await open(page);
    await expect(page.locator(shows[0] ?? 'main').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const paper = await print(page);
    if (sheets) expect(paper).toHaveLength(sheets);
    const whole = inkOf(paper);
    expect(whole.coloured).toBe(0);
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    expect(inkOf(await print(page)), 'in the light theme').toEqual(whole);
    for (const selector of shows) expect(await inkFrom(page, selector, whole), selector).toBeGreaterThan(legible);
  });
