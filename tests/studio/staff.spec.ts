import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftSaved, expect, expectReason, field, go, open, publish, publishButton, test } from './staff.ts';

/** Each story continues from what the last one published. */
test.describe.configure({ mode: 'serial' });

test('a page document can be published, and not deleted, copied or unpublished', async ({ page }) => {
  await open(page, 'homePage');
  await expect(publishButton(page)).toBeVisible();
  await page.getByTestId('action-menu-button').click();
  await expect(page.getByRole('menuitem', { name: /Kembalikan isi sebelumnya/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Hapus|Gandakan|Batal/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a question is added and published, and dragged to the first place', async ({ page, studio }) => {
  const { store } = studio.server;
  const before = store.all().filter(({ _type }) => _type === 'faq').length;
  await go(page, '/intent/create/template=faq;type=faq/');
  await field(page, 'question').getByRole('textbox').fill('Apakah ada versi untuk tablet?');
  await field(page, 'answer').locator('[data-pt-editor]').click();
  await page.keyboard.type('Ya, aplikasi yang sama berjalan di tablet Android.');
  const added = () => store.all().find(({ question }) => question === 'Apakah ada versi untuk tablet?')?._id;
  await expect.poll(added).toBeDefined();
  const id = (added() ?? '').replace('drafts.', '');
  await publish(page, store, id, /di tablet Android\./);
  await expect(page.getByText(/^Apakah ada versi untuk ta.* sudah diterbitkan$/)).toBeVisible();

  await go(page, '/structure/daftar;faq');
  const entries = page.locator('[data-rfd-draggable-id]');
  await expect(entries).toHaveCount(before + 1);
  await expect(entries.last()).toContainText('tablet');
  const target = await entries.first().boundingBox();
  const handle = entries.last().getByRole('button', { name: 'Ubah urutan' });
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 4, { steps: 20 });
  // Released once the other entries have made room, a frame after the mouse.
  await expect(entries.first()).not.toHaveCSS('transform', 'none');
  await page.mouse.up();
  await expect(entries.first()).toContainText('tablet');
  const first = () =>
    store
      .all()
      .filter(({ _type }) => _type === 'faq')
      .toSorted((a, b) => (String(a.orderRank) < String(b.orderRank) ? -1 : 1))[0]?._id;
  await expect.poll(first).toBe(id);
  await expect(page.getByText('Urutan langsung tayang', { exact: true })).toBeVisible();

  const spoken = page.locator('[id^=rfd-announcement]');
  await entries.nth(1).getByRole('button', { name: 'Ubah urutan' }).focus();
  for (const [key, words] of [
    ['Space', 'Diangkat dari urutan ke-2.'],
    ['ArrowDown', 'Sekarang urutan ke-3.'],
    ['Escape', 'Urutannya tidak berubah.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(spoken).toHaveText(words);
  }
});

test('a person can be hidden without being deleted, and the list shows that', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;teamMember;tim-penyunting');
  const shown = page.getByRole('checkbox', { name: 'Tampilkan di situs' });
  // By force, because the drawn switch covers the checkbox.
  await expect(shown).toBeEnabled();
  await shown.uncheck({ force: true });
  await publish(page, server.store, 'tim-penyunting', /"visible":false/);
  await expect(page.locator('[data-rfd-draggable-id=tim-penyunting]')).toContainText('Tidak tampil di situs');
});

/** HTML as Word copies it: the styles in its head say which lists are numbered. */
const fromWord = readFileSync(join(import.meta.dirname, 'from-word.txt'), 'utf8');

test('a text from Word keeps headings and numbers, a message names the rest', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;faq;tanya-keamanan');
  const editor = field(page, 'answer').locator('[data-pt-editor]');
  await editor.click();
  await page.evaluate((html) => {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', html);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', onCopy, { capture: true, once: true });
  }, fromWord);
  for (const key of ['Control+A', 'Control+C', 'Control+V']) await page.keyboard.press(key);
  const lost =
    'Situs tidak menampilkan tabel (setiap baris menjadi satu paragraf), huruf miring; tulisannya sendiri ikut';
  await expect(page.getByText(lost)).toBeVisible();
  await draftSaved(server.store, 'tanya-keamanan', /Alamat – sebulan/);
  const blocks = server.store.get('drafts.tanya-keamanan')?.answer as {
    style: string;
    listItem?: string;
    children: { text: string; marks: string[] }[];
  }[];
  expect(
    blocks.map(({ style, listItem = '', children }) => [style, listItem, children.map(({ text }) => text).join('')]),
  ).toEqual([
    ['h3', '', 'Data yang kami simpan'],
    ['normal', '', 'Kami menyimpan sedikit dan seperlunya.'],
    ['normal', 'number', 'Nama'],
    ['normal', 'number', 'Alamat'],
    ['normal', 'bullet', 'Bukan rekening'],
    ['normal', '', 'Nama – satu tahun'],
    ['normal', '', 'Alamat – sebulan'],
  ]);
  expect(blocks[1]?.children.find(({ text }) => text === 'seperlunya')?.marks).toEqual(['strong']);
  await publish(page, server.store, 'tanya-keamanan', /Alamat – sebulan/);
});

test('a paragraph of the privacy page is edited', async ({ page, studio: { server } }) => {
  await open(page, 'ketentuan;privacyPage');
  await page.getByRole('tab', { name: 'Isi' }).click();
  await field(page, 'sections').getByRole('button').filter({ hasText: /\S/ }).first().click();
  await page.getByRole('dialog').locator('[data-pt-editor]').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kalimat ini ditambahkan staf.');
  await page.keyboard.press('Escape');
  await publish(page, server.store, 'privacyPage', /Kalimat ini ditambahkan staf\./);
});

test('a changed account number is published after old and new were shown', async ({ page, studio: { server } }) => {
  const before = String(server.store.get('bankAccount')?.number);
  await open(page, 'bankAccount');
  await field(page, 'number').getByRole('textbox').fill('7000000019');
  await expect(publishButton(page)).toBeDisabled();
  await expectReason(page, 'numberAgain', 'Kedua nomor rekening berbeda');
  await field(page, 'numberAgain').getByRole('textbox').fill('7000000019');
  await draftSaved(server.store, 'bankAccount', /"numberAgain":"7000000019"/);
  const question = page.getByRole('dialog', { name: 'Tujuan transfer berubah' });
  await publishButton(page).click();
  await expect(question).toContainText('Lama: 0001 2345 67');
  await expect(question).toContainText('Baru: 7000 0000 19');
  await question.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(question).toBeHidden();
  expect(server.store.get('bankAccount')?.number).toBe(before);
  // `publish` also presses “Ya, terbitkan”.
  await publish(page, server.store, 'bankAccount', /"number":"7000000019"/);
});

test('a picture is uploaded with its alt text', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;teamMember;tim-penerjemah');
  // While the document is read the form takes nothing, and the input drops the file.
  await expect(field(page, 'name').getByRole('textbox')).toBeEditable();
  await page.getByTestId('file-button-input').setInputFiles('content-fallback/images/mushaf-terbuka.png');
  await draftSaved(server.store, 'tim-penerjemah', /"_ref":"image-/);
  await expect(publishButton(page)).toBeDisabled();
  await field(page, 'image.alt').getByRole('textbox').fill('Mushaf yang terbuka di atas rehal');
  await publish(page, server.store, 'tim-penerjemah', /"alt":"Mushaf yang terbuka di atas rehal"/);
});
