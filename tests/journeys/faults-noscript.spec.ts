import type { Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { pageList } from '../../src/publish/html/page-list.ts';
import { writePhone } from '../../src/transaction/write-phone.ts';
import { addressField, amountField, nameField, typeOf } from './order.ts';
import { expect, test } from './site.ts';

/**
 * Elements that may be hidden without JavaScript, and why. Every other text must be visible.
 * - data-scripts: what needs scripts (frames, the chat form, theme, menu button) or is replaced by a notice.
 * - data-for: fields of the types that are not chosen; CSS shows them by the radio buttons.
 * - details: closed answers, which the browser itself opens.
 * - dialog, #start-failed: the closed menu, and the message that scripts did not load.
 * - the header's own link to Donasi, where it does not fit, or where the open menu has it.
 * - data-at: parts of the confirmation in the form, and of the form in the confirmation.
 */
const explained =
  '[data-scripts], [data-for], header div > [href="/donation"], details, dialog, #start-failed, [data-at][hidden], option, noscript, script, style';

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

test.use({ javaScriptEnabled: false });

for (const { url } of pageList)
  test(`${url}: without JavaScript every text can be read, and no useless button is shown`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await invisibleTexts(page)).toEqual([]);
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
  });

test('each type can be read, nothing typed gets into the address, no useless field is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await page.goto('/donation?jenis=wakaf');
  await amountField(page).fill('75000');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.search)).toBe('?jenis=wakaf');
  await expect(page.locator('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await typeOf(page, 'beli').check();
  for (const field of [nameField(page), addressField(page)]) await expect(field).toBeHidden();
  await typeOf(page, 'wakaf').check();
  // The provider's own form needs no scripts.
  const provider = 'action' in site.newsletter;
  await expect(page.getByPlaceholder('Email Anda')).toBeVisible({ visible: provider });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(asked.filter((search) => search !== '' && search !== '?jenis=wakaf')).toEqual([]);
});

test('/donation-confirmation shows account and contact at its top', async ({ page }) => {
  await page.goto('/donation-confirmation');
  const notice = page.locator('main noscript > div');
  await expect(notice).toBeInViewport();
  const text = await notice.innerText();
  for (const part of [account.bank, account.number, account.holder, writePhone(site.contact.whatsapp)])
    expect(text).toContain(part);
});
