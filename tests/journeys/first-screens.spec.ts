import type { Locator, Page } from '@playwright/test';
import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import { confirmationWords } from '../../src/words/confirmation.ts';
import { transferDetails, typeOf } from './order.ts';
import { expect, isExample, openConfirmation, openPage, test, wakafDetails as details } from './site.ts';

test('at 360 × 640 the first screen shows the choice of the type', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/donation');
  for (const type of ['donasi', 'beli', 'wakaf']) {
    const box = await typeOf(page, type).boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});

test('at 390 × 844 the first screen of Kontak shows the ways to make sure of the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  for (const { text } of contact.witnesses.items) await expect(page.getByText(text)).toBeInViewport();
});

/** The lower edge of an element, in px from the top of a page without the band of example content. */
async function bottomOf(page: Page, part: Locator) {
  const band = isExample ? ((await page.getByRole('note').first().boundingBox())?.height ?? 0) : 0;
  const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height - band;
}

test('the confirmation: account and button on the first screen, few controls and words', async ({ page }) => {
  // Of the three types a wakaf has the most words.
  await openConfirmation(page, details);
  await expect(transferDetails(page)).toBeVisible(); // until then the HTML of the build shows, which is longer
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('link', { name: confirmationWords.confirm });
  expect(await bottomOf(page, button)).toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 360, height: 640 });
  const ends: number[] = [];
  for (const place of ['#jumlah-transfer', '#bank', '#rekening', '#pemilik'])
    ends.push(await bottomOf(page, page.locator(place)));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(ends.at(-1)).toBeLessThanOrEqual(640);
  await expect(page.locator('main h2')).toHaveText([
    confirmationWords.account,
    confirmation.confirmHeading,
    confirmationWords.guide,
    confirmationWords.nextSteps,
    confirmationWords.details,
  ]);
  const main = page.locator('main');
  await main.locator('summary').click();
  expect((await main.innerText()).split(/\s+/).length).toBeLessThanOrEqual(220);
  expect(await main.locator('a, button, input, summary').count()).toBeLessThanOrEqual(12);
});

test('neither header nor help covers a text, wherever a page is scrolled', async ({ page }) => {
  const covered = () =>
    page.evaluate(() => {
      const parts = [
        ...document.querySelectorAll(
          'main :is(h2, h3, label, p, dt, dd, summary, input, select, button):not(details > div *, details > div)',
        ),
      ];
      const found = new Set<string>();
      for (let y = 0; y < document.body.scrollHeight; y += 100) {
        scrollTo(0, y);
        const header = document.querySelector('header')!.getBoundingClientRect().bottom;
        for (const part of parts) {
          const { left, top, width: wide, height: high } = part.getBoundingClientRect();
          const [x, middle] = [left + wide / 2, top + high / 2];
          if (wide < 2 || top < header || middle >= innerHeight) continue;
          const seen = document.elementFromPoint(x, middle);
          if (seen && !seen.contains(part) && !part.contains(seen))
            found.add(`${part.textContent} under ${seen.className}`);
        }
      }
      return [...found];
    });
  for (const url of ['/donation?jenis=beli', '/terms']) {
    await openPage(page, url);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await covered(), `${url}, ${width} px`).toEqual([]);
    }
  }
});
