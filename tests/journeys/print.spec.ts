import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import questions from '../../content-fallback/faq.json' with { type: 'json' };
import privacy from '../../content-fallback/privacyPage.json' with { type: 'json' };
import { addCss, expect, openConfirmation, openPage, test } from './site.ts';

const pdfium = PDFiumLibrary.init();
/** A4 in 1/72 inch. */
const a4Width = 595;

/**
 * The page as printed with a browser's default settings: A4, without backgrounds. One bitmap for each sheet, four bytes
 * for each 1/72 inch.
 */
async function print(page: Page): Promise<Uint8Array[]> {
  const document = await (await pdfium).loadDocument(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const sheets: Uint8Array[] = [];
  for (const sheet of document.pages()) sheets.push((await sheet.render({ scale: 1, render: 'bitmap' })).data);
  document.destroy();
  return sheets;
}

interface Ink {
  /** Pixels that are nearly black. */
  dark: number;
  /** Pixels whose channels differ: a colour. */
  coloured: number;
  /** Dark pixels in the outermost 9 mm of the sides, where many printers print nothing. */
  atSides: number;
}

function inkOf(sheets: Uint8Array[]): Ink {
  const ink: Ink = { dark: 0, coloured: 0, atSides: 0 };
  for (const sheet of sheets)
    for (let at = 0; at < sheet.length; at += 4) {
      const [a = 0, b = 0, c = 0] = sheet.subarray(at, at + 3);
      const column = (at / 4) % a4Width;
      if (Math.max(a, b, c) - Math.min(a, b, c) > 24) ink.coloured += 1;
      if (Math.max(a, b, c) >= 128) continue;
      ink.dark += 1;
      if (column < 26 || column >= a4Width - 26) ink.atSides += 1;
    }
  return ink;
}

/** Dark pixels of an element on paper: the difference between the page with it and without it. */
async function inkFrom(page: Page, selector: string, whole: Ink): Promise<number> {
  await addCss(page, `${selector}, ${selector} * { visibility: hidden !important }`);
  const without = inkOf(await print(page));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return whole.dark - without.dark;
}

/** Dark pixels of at least three figures at the size of a text. */
const legible = 60;

/** What a visitor needs at the bank. */
const transfer = ['#rekening', '#jumlah-transfer', '#bank', '#pemilik', '#rincian', 'details dd'];

const hasLink = JSON.stringify(privacy).includes('"_type":"link"');
/** The answers of the first and last question, if there are any. */
const answers = questions.length === 0 ? [] : ['main details > div', 'main details:last-child > div'];

const printed: { name: string; open: (page: Page) => Promise<unknown>; shows: string[]; sheets?: number }[] = [
  {
    name: 'the confirmation',
    open: (page) => openConfirmation(page),
    shows: transfer,
    sheets: 1,
  },
  {
    name: 'pricing',
    open: (page) => openPage(page, '/pricing'),
    // With each answer, which is closed on the screen, and the table down to its last row.
    shows: ['article b', 'main h3', 'thead', 'tbody tr:last-child', ...answers],
  },
  {
    name: 'the privacy notice, before any interaction',
    open: (page) => page.goto('/privacy'),
    shows: ['h1', 'main h2', 'main li', ...(hasLink ? ['main p a'] : [])],
  },
];

for (const { name, open, shows, sheets } of printed) {
  test(`on paper ${name} is black on white, and nothing is lost`, async ({ page }) => {
    await open(page);
    await expect(page.locator(shows[0] ?? 'main').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const paper = await print(page);
    if (sheets) expect(paper).toHaveLength(sheets);
    const whole = inkOf(paper);
    expect(whole).toMatchObject({ coloured: 0, atSides: 0 });
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    expect(inkOf(await print(page)), 'in the light theme').toEqual(whole);
    for (const selector of shows) expect(await inkFrom(page, selector, whole), selector).toBeGreaterThan(legible);
  });
}
