import type { Page } from '@playwright/test';
import { pageList } from '../../src/publish/html/page-list.ts';
import { untilQuiet } from './read.ts';
import { addCss, expect, openPage, test } from './site.ts';
import { frameOrigins } from './watch.ts';

/**
 * Elements that may be hidden without JavaScript, and why. Every other text must be visible.
 * - data-scripts: what needs scripts (frames, the chat form, theme, menu button) or is replaced by a notice.
 * - data-for: fields of the types that are not chosen; CSS shows them by the radio buttons.
 * - details: closed answers, which the browser itself opens.
 * - the breakdown's row of the unique code: without scripts there is no total to add it to.
 * - dialog, #start-failed: the closed menu, and the message that scripts did not load.
 * - data-at: parts of the confirmation in the form, and of the form in the confirmation.
 * - h2 i: the full stop after a number, which only copied text has.
 */
const explained =
  '[data-scripts], [data-for], form dl [hidden], details, dialog, #start-failed, [data-at][hidden], h2 i, option, noscript, script, style';

/** Texts that styles make invisible, without those of `explained`. */
const invisibleTexts = (page: Page) =>
  page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(known)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) texts.push(node.textContent);
    }
    return texts;
  }, explained);

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

// The reader and the map are other sites, which the tests block, and one page is answered with 404.
test.use({ allowedErrors: /status of 404|both allow-scripts and allow-same-origin|net::ERR_FAILED/ });

for (const { url, name } of pageList) {
  test(`${url}: no request fails, and without JavaScript it reads the same`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const noScriptPage = await context.newPage();
    await noScriptPage.goto(`${baseURL}${url}`);
    await expect(noScriptPage.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await invisibleTexts(noScriptPage)).toEqual([]);
    // Without scripts a button does nothing.
    await expect(noScriptPage.locator('button').filter({ visible: true })).toHaveCount(0);
    const noScriptLines = lines(await noScriptPage.locator('body').innerText());
    await context.close();
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    await openPage(page, url);
    await page.evaluate(() => document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager')));
    await untilQuiet(page);
    const own = failed.filter((address) => !frameOrigins.has(new URL(address).origin));
    expect(own.map((address) => new URL(address).pathname)).toEqual(name === 'not-found' ? [url] : []);
    // The confirmation has no details without JavaScript; faults.spec.ts reads its account.
    if (name === 'confirmation') return;
    await addCss(page, '[data-scripts] { display: none !important }');
    // Scripts put figures into the breakdown: Rp0 and the unique code.
    const scriptedLines = lines(await page.locator('body').innerText()).filter((line) => !/^Rp\d{1,3}$/.test(line));
    expect(scriptedLines.length).toBeGreaterThan(20);
    expect(scriptedLines.filter((line) => !noScriptLines.includes(line))).toEqual([]);
  });
}
