import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, field, open, test } from './staff.ts';

/** What the clipboard holds as HTML after a copy in Word or Google Docs. */
const copied = (name: string) => readFileSync(`tests/studio/pasted/${name}.html`, 'utf8');

/** By file, words of the reason why it is refused. */
const refused = {
  'table-of-word': 'tabel',
  'tracked-changes-of-word': 'terima perubahannya di Word dulu',
  'comment-of-word': 'komentar',
  'hidden-text-of-word': 'tersembunyi',
  'list-of-word-from-4': 'tidak mulai dari 1',
  'lettered-list-of-word': 'berhuruf',
};

type Block = { style: string; listItem?: string; children: { text: string; marks: string[] }[] };

/** By file, style, kind of list and text of each paragraph that it becomes. */
const accepted = {
  word: [
    ['normal', '', 'Data yang kami simpan'],
    ['normal', '', 'Kami menyimpan sedikit dan seperlunya.'],
    ['normal', 'number', 'Nama'],
    ['normal', 'number', 'Alamat'],
  ],
  'google-docs': [
    ['normal', '', 'Kami menyimpan sedikit.'],
    ['normal', 'number', 'Nama'],
    ['normal', 'number', 'Alamat'],
  ],
};

/** Replaces what the open editor holds by `html`, as a real paste does. */
async function paste(page: Page, html: string) {
  await field(page, 'answer').locator('[data-pt-editor]').click();
  await page.evaluate((text) => {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', onCopy, { capture: true, once: true });
  }, html);
  for (const key of ['Control+A', 'Control+C', 'Control+V']) await page.keyboard.press(key);
}

test('what a paste would run together or invent is refused with its reason', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;faq;tanya-keamanan');
  for (const [name, reason] of Object.entries(refused))
    await test.step(name, async () => {
      await paste(page, copied(name));
      const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: reason });
      await expect(toast.first()).toBeVisible();
      await toast.first().getByRole('button').first().click();
      await expect(toast).toHaveCount(0);
    });
  expect(server.store.get('drafts.tanya-keamanan')).toBeUndefined();
});

for (const [name, expected] of Object.entries(accepted))
  test(`a text from ${name} is pasted as Sanity does`, async ({ page, studio: { server } }) => {
    await open(page, 'daftar;faq;tanya-keamanan');
    await paste(page, copied(name));
    const found = () =>
      (server.store.get('drafts.tanya-keamanan')?.answer as Block[] | undefined)?.map(
        ({ style, listItem = '', children }) => [style, listItem, children.map(({ text }) => text).join('')],
      );
    await expect.poll(found).toEqual(expected);
  });
