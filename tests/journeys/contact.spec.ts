import type { Page } from '@playwright/test';
import content from '../../content-fallback/contactPage.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { chatWords } from '../../src/words/chat.ts';
import { pageWords } from '../../src/words/pages.ts';
import { words } from '../../src/words/site.ts';
import { expectDestructive, newTab, section } from './read.ts';
import { expect, notice, openPage, test } from './site.ts';

test.use({ visits: /^https:\/\/wa\.me\// });

const { form: formContent, map, whatsapp } = content;
const { contact: labels } = chatWords;
const incomplete = 'Form Tidak Lengkap';

const form = (page: Page) => section(page, formContent.heading);
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: pageWords.contact.submit });
const validMessage = { name: 'Siti Fatimah', email: 'siti@contoh.id', message: 'Baris satu.\nBaris dua.' };

async function fill(page: Page, { name, email, message }: typeof validMessage) {
  await field(page, labels.name).fill(name);
  await field(page, labels.email).fill(email);
  await field(page, labels.message).fill(message);
}

/** The text that the chat must have (docs/what-the-site-does.md#whatsapp-texts). */
const expectedChat = ({ name, email, message }: typeof validMessage) =>
  [`${whatsapp.greeting}\n`, `Nama: ${name}`, `Email: ${email}`, `Pesan: ${message}`].join('\n');

test('A visitor is told which field of the message is missing, and led to it', async ({ page, context }) => {
  await openPage(page, paths.contact);
  const { empty } = words.problems.flags;
  const { flag: malformedFlag, malformed } = pageWords.contact.email;
  for (const [change, flag, link] of [
    [{ name: '  ' }, empty, 'nama'],
    [{ email: '' }, empty, 'email'],
    [{ email: 'siti@' }, malformedFlag, malformed],
    [{ message: '\n' }, empty, 'pesan'],
  ] as const) {
    await fill(page, { ...validMessage, ...change });
    await send(page).click();
    if (flag === malformedFlag) await expect(notice(page, incomplete)).toHaveCount(0);
    else {
      await expect(notice(page, incomplete)).toContainText('Mohon isi semua kolom sebelum mengirim pesan.');
      await expectDestructive(notice(page, incomplete));
    }
    const wrong = form(page).locator('[aria-invalid=true]');
    await expect(wrong).toHaveCount(1);
    await expect(wrong).toHaveAccessibleDescription(flag);
    await expect(wrong).toBeFocused();
    await send(page).focus();
    await form(page).getByRole('alert').getByRole('link', { name: link, exact: true }).click();
    await expect(wrong).toBeFocused();
  }
  await expect(page).toHaveTitle(new RegExp(`^${words.form.errorTitle}`));
  await fill(page, validMessage);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('A visitor sends a message, whatever its characters, into a chat in a new tab; if that is blocked, by a link', async ({
  page,
  context,
}) => {
  const entries = {
    name: `<img src=x onerror=alert(1)> & O'Neil فاطمة`,
    email: 'siti+%26@contoh.id',
    message: '&text=lain#? 100 % +1 "kutip"\n\n👨‍👩‍👧‍👦 = ١٢٣\\n%0A',
  };
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa.me' }));
  await openPage(page, paths.contact);
  await fill(page, entries);
  const chat = await newTab(page, send(page));
  const url = new URL(chat.url());
  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${site.contact.whatsapp}`);
  expect([...url.searchParams.keys()]).toEqual(['text']);
  expect(url.searchParams.get('text')).toBe(expectedChat(entries));
  expect(url.hash).toBe('');
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(notice(page, 'Membuka WhatsApp')).toContainText('Anda akan diarahkan ke WhatsApp untuk mengirim pesan.');
  await expect(page).toHaveURL(paths.contact);
  await expect(field(page, labels.message)).toHaveValue(entries.message);
  // Browsers store the history entry. The fixture `watched` checks all other storage.
  const stored = await page.evaluate(() => [history.state, window.name] as unknown);
  for (const value of Object.values(entries))
    expect(JSON.stringify(stored)).not.toContain(JSON.stringify(value).slice(1, -1));
  await page.evaluate(() => (window.open = () => null));
  await send(page).click();
  const link = form(page).getByRole('link', { name: pageWords.contact.openChat });
  const second = await newTab(page, link);
  expect(new URL(second.url()).searchParams.get('text')).toBe(expectedChat(entries));
  // The link would send the previous message, so a change removes it.
  await field(page, labels.message).fill('Lain.');
  await expect(link).toHaveCount(0);
});

test('the map loads once it is near the screen, and the address and a link stand below it', async ({ page }) => {
  const frame = page.locator('main iframe');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.contact);
  await expect(frame).not.toHaveAttribute('src');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', map.embedUrl);
  await expect(frame).toHaveAttribute('title', map.title);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  const figure = page.getByRole('main').getByRole('figure');
  await expect(figure).toContainText(site.contact.address.split('\n')[0] ?? '');
  await expect(figure.getByRole('link', { name: pageWords.contact.map.open })).toHaveAttribute('href', map.linkUrl);
});

test('a map out of reach, which browsers report as loaded, leaves words with the only link', async ({ page }) => {
  await page.route(map.embedUrl, (route) => route.abort());
  await openPage(page, paths.contact);
  const figure = page.getByRole('main').getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('status')).toContainText(pageWords.contact.map.failed);
  await expect(figure.getByRole('link')).toHaveAttribute('href', map.linkUrl);
});
