import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import legality from '../../content-fallback/legality.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { familyWords } from '../../src/family-words.ts';
import { paymentWords } from '../../src/payment-words.ts';
import { bindings } from '../../src/sections/give/bindings.ts';
import { words } from '../../src/words.ts';
import { record, savePicture } from './drawn.ts';
import { section } from './read.ts';
import { expect, notice, openConfirmation, test } from './site.ts';

const { card } = familyWords;
const { reminder } = paymentWords;

/** The row of this name below the details, whose code is loaded after the rest of the page. */
async function rowOf(page: Page, name: string) {
  await expect(section(page, content.detailsHeading)).toBeVisible();
  await section(page, content.transferred.mark).scrollIntoViewIfNeeded();
  return section(page, name);
}

/** Saves the card as a file; returns it with the texts that were drawn. */
async function saveCard(page: Page) {
  const { name, bytes, drawn } = await savePicture(page, card.save);
  return { name, bytes, texts: drawn.map(({ text }) => text) };
}

test('A donor’s card of intention has no amount, and only a name that the donor writes on it', async ({ page }) => {
  await record(page);
  await openConfirmation(page);
  const row = await rowOf(page, content.intention.mark);
  await expect(row.getByRole('button', { name: card.save })).toBeVisible();
  // The card stands below everything that is needed for the transfer.
  const top = async (name: string) => (await section(page, name).boundingBox())?.y ?? 0;
  expect(await top(content.intention.mark)).toBeGreaterThan(await top(content.detailsHeading));
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('img', { name: card.picture(content.intention.kinds.wakaf), exact: true })).toBeVisible();
  const unnamed = await saveCard(page);
  expect(unnamed.name).toBe(card.file);
  const { width, height, format } = await sharp(unnamed.bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'png' });
  const { kinds, lines, closing } = content.intention;
  const expected = [kinds.wakaf, lines.wakaf, site.organisationName, new URL(page.url()).host, closing];
  expect(new Set(unnamed.texts.filter(Boolean))).toEqual(new Set(expected));
  // A long wish is drawn whole.
  const wish = 'Mama dan Papa, semoga Allah merahmati keduanya';
  await row.getByLabel(content.intention.forLabel).pressSequentially(wish);
  await expect(row.getByText(words.form.charactersLeft(10))).toBeVisible();
  await expect(row.getByRole('img', { name: wish })).toBeVisible();
  expect((await saveCard(page)).texts).toContain(`untuk ${wish}`);
  await row.getByLabel(content.intention.forLabel).fill('Ayah dan Ibu');
  await expect(row.getByRole('img', { name: /untuk Ayah dan Ibu$/ })).toBeVisible();
  for (const [binding, label] of Object.entries(card.bindings)) {
    await row.getByRole('radio', { name: label }).check();
    const { bytes, texts } = await saveCard(page);
    expect(texts).toContain('untuk Ayah dan Ibu');
    expect(texts.join(' ')).not.toMatch(/Fatimah|Rp|420|427|Medan/);
    // A pixel of the panel where nothing is written.
    const pixel = sharp(bytes).extract({ left: 300, top: 760, width: 1, height: 1 });
    const data = await pixel.raw().toBuffer();
    const shown = `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    expect(shown.toUpperCase()).toBe(bindings[binding as 'hijau'].panel);
  }
  // The name is not stored. The fixture `watched` checks that nothing sends it.
  expect(
    await page.evaluate(() => JSON.stringify(history.state) + JSON.stringify({ ...sessionStorage })),
  ).not.toContain('Ayah');
});

test('A donor can save a reminder, without a name, for the working day after the promised answer', async ({ page }) => {
  // A Thursday evening: the answer is due on Friday, and nobody is there on Saturday.
  await page.clock.setFixedTime('2026-11-26T21:05:00+07:00');
  await openConfirmation(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: content.reminder.label }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(reminder.file);
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  // Monday at nine in Jakarta.
  expect(text).toContain('DTSTART:20261130T020000Z\r\n');
  expect(text).toContain(`SUMMARY:${new URL(page.url()).host}: ${content.reminder.title}`);
  expect(text).toContain(`URL:${new URL(page.url()).origin}/contact\r\n`);
  expect(text).toContain('Rp420.427');
  expect(text).toMatch(/telepon \+62/);
  expect(text).not.toMatch(/Fatimah|Medan|wakaf/i);
  await expect(notice(page, reminder.made)).toContainText('Senin, 30 November 2026');
});

test('A donor in doubt gets from the account to three witnesses and on to the account check', async ({ page }) => {
  await openConfirmation(page);
  await page.getByRole('link', { name: content.witnessesLabel }).click();
  await expect(page).toHaveURL('/contact#saksi');
  const row = section(page, contact.witnesses.heading);
  // The header must not cover the heading.
  const mark = row.getByText(contact.witnesses.mark, { exact: true });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await mark.boundingBox())?.y).toBeGreaterThan(header);
  await expect(row.getByRole('heading', { name: contact.witnesses.heading })).toBeInViewport();
  for (const { title, text } of contact.witnesses.items) {
    await expect(row.getByRole('heading', { name: title })).toBeVisible();
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole('img')).toHaveCount(contact.witnesses.items.length);
  for (const { number, link } of [
    { number: legality.registration, link: legality.registrationLink },
    legality.permit,
    { number: legality.nazhir, link: legality.nazhirLink },
    legality.tashih,
  ]) {
    await expect(row.getByText(number)).toBeVisible();
    const lookupLink = row.getByRole('link', { name: new URL(link).host });
    await expect(lookupLink).toHaveAttribute('href', link);
  }
  await page.goBack();
  await expect(page.locator('#jumlah-transfer')).toHaveText('Rp420.427');
});
