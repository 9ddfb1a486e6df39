import confirmation from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { near } from './order.ts';
import { newTab, open, section } from './read.ts';
import { chooseCity, expect, started, test } from './site.ts';

test.describe('every form, filled in and sent', () => {
  test.use({ visits: /^https:\/\/wa\.me\// });

  test('nothing that is typed, chosen or attached goes anywhere but into the chat', async ({
    page,
    context,
    watched,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'wa.me' }));
    await open(page, paths.contact);
    const form = section(page, contact.form.heading);
    await form.getByLabel(contact.form.nameLabel, { exact: true }).fill('Siti Rahasia');
    await form.getByLabel(contact.form.emailLabel, { exact: true }).fill('siti@rahasia.id');
    await form.getByLabel(contact.form.messageLabel, { exact: true }).fill('Pesan rahasia');
    const chat = await newTab(page, form.getByRole('button', { name: contact.form.submitLabel }));
    expect(new URL(chat.url()).searchParams.get('text')).toContain('Pesan rahasia');
    await page.getByPlaceholder(words.newsletter.placeholder).fill('ibu@rahasia.id');
    // To a provider the visitor sends the address, and only that.
    if (!('action' in site.newsletter)) {
      await page.getByRole('button', { name: words.newsletter.subscribe }).click();
      await expect(page.getByRole('listitem').filter({ hasText: words.messages.notAvailable.title })).toBeVisible();
    }

    await page.goto(`${paths.donation}?jenis=beli`);
    await started(page);
    await page.getByLabel(content.form.nameLabel).fill('Siti Rahasia');
    await page.getByLabel(content.form.addressLabel).fill('Jalan Tersembunyi 9');
    await chooseCity(page, near.name);
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(page).toHaveURL(paths.confirmation);
    await expect(page.locator('main')).toContainText('Siti Rahasia');
    const pdf = { name: 'rahasia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 rahasia') };
    await page.getByLabel(confirmation.proof.label).setInputFiles(pdf);
    await expect(page.getByText('rahasia.pdf', { exact: true })).toBeVisible();
    const opened = await newTab(page, page.getByRole('link', { name: 'Konfirmasi via WhatsApp' }));
    const text = new URL(opened.url()).searchParams.get('text');
    expect(text).toContain('Siti Rahasia');
    expect(text).not.toContain('.pdf');
    for (const tab of context.pages()) expect(await tab.title()).not.toMatch(/Siti|Tersembunyi|rahasia/i);
    const shown = await page.evaluate(() => [location.href, document.title, document.referrer]);
    expect(shown.join(' ')).not.toMatch(/Siti|Tersembunyi|rahasia/i);
    expect(await watched.complaints()).toEqual([]);
  });
});
