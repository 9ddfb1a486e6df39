import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { paymentWords } from '../../src/payment-words.ts';
import { changeContent } from './site.ts';
import { expect, openConfirmation, started, test } from './states.ts';

const holder = 'Yayasan Ṭarīqah Ḥusnā';
const packed = createRequire(import.meta.url).resolve;
const families = {
  'Alegreya Variable': '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2',
  'Source Sans 3 Variable': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
};

/** What the build does when content has such letters: a second file for each face, and the holder in the content. */
async function write(page: Page, send: Promise<unknown>) {
  await changeContent(page, 'confirmation', ({ bankAccount }: { bankAccount: object }) =>
    Object.assign(bankAccount, { holder }),
  );
  for (const [family, file] of Object.entries(families))
    await page.route(`**/fonts/${encodeURIComponent(family)}.woff2`, async (route) => {
      await send;
      await route.fulfill({ body: await readFile(packed(file)), contentType: 'font/woff2' });
    });
  await page.addInitScript((names) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      names
        .map(
          (name) =>
            `@font-face{font-family:"${name}";src:url("/fonts/${encodeURIComponent(name)}.woff2");font-weight:400 700;unicode-range:U+100-151,U+154-2BF,U+1E00-1EFF}`,
        )
        .join(''),
    );
    document.adoptedStyleSheets.push(sheet);
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const { prototype } = CanvasRenderingContext2D;
    const draw = Object.getOwnPropertyDescriptor(prototype, 'fillText')?.value as CanvasText['fillText'];
    prototype.fillText = function (text: string, x: number, y: number) {
      // Whether the first family of the list has a file for each letter by now.
      const [own] = this.font.split(',', 1) as [string];
      drawn.push(`${text}: ${document.fonts.check(own, text) ? 'own letters' : 'borrowed letters'}`);
      draw.call(this, text, x, y);
    };
  }, Object.keys(families));
}

test('names with diacritics are drawn in the letters of the site, whose files the picture waits for', async ({
  page,
}) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await write(page, sent);
  await openConfirmation(page);
  await started(page);
  await expect(page.getByText(holder).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: paymentWords.keep.image }).click();
  send();
  await saved;
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn).toContain(`${holder}: own letters`);
  expect(drawn.filter((text) => text.endsWith('borrowed letters'))).toEqual([]);
});
