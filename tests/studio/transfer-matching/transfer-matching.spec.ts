import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readFile } from '../../../studio/plugins/transfer-matching/bank-statement/read-file.ts';
import { splitTable } from '../../../studio/plugins/transfer-matching/bank-statement/split-table.ts';
import { expect, go, test } from '../staff.ts';
import { chats, files, sums } from './month.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page, label: string, texts: Record<string, string>): Promise<void> {
  const chosen = Object.entries(texts).map(([name, text]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  }));
  await page.getByLabel(`Buka berkas: ${label}`).setInputFiles(chosen);
}

test('a treasurer matches a month of three banks, answers, undoes, saves, and loses nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await go(page, '/transfer');
  await page.getByRole('textbox', { name: 'Mutasi bank' }).fill('Kapan;Siapa;Berapa\n20/11/2026;ALI;50.409');
  await page.getByRole('button', { name: 'Baca' }).first().click();
  const pasted = card(page, 'tempelan');
  await expect(pasted.getByRole('alert')).toContainText('Tunjuk kolomnya pada tabel di bawah.');
  for (const [column, role] of [
    ['Kolom 1', 'tanggal'],
    ['Kolom 2', 'keterangan'],
    ['Kolom 3', 'uang masuk'],
  ] as const)
    await pasted.getByRole('combobox', { name: column }).selectOption(role);
  await expect(pasted.getByRole('status')).toHaveText('1 uang masuk, Rp50.409; 0 uang keluar, Rp0; 20 November 2026.');
  await expect(pasted.getByRole('combobox', { name: 'Kolom 1' }), 'more columns can be pointed at').toBeVisible();
  await pasted.getByRole('button', { name: 'Buang' }).click();

  // All statements at once: none is left out, and a file that cannot be read is refused by name.
  await open(page, 'Mutasi bank', { ...files, 'rusak.xlsx': 'PK\u0003\u0004', 'buku.csv': '!Type:Bank' });
  await expect(page.getByRole('alert').filter({ hasText: 'rusak.xlsx' })).toContainText('bukan Excel');
  await expect(card(page, 'buku.csv').getByText('Kolom mutasi'), 'has no columns to point at').toBeHidden();
  await card(page, 'buku.csv').getByRole('button', { name: 'Buang' }).click();
  await expect(page.getByText('Cocok dengan saldo bank 1112223334: Rp1.000.000 menjadi Rp1.837.767')).toBeVisible();
  await card(page, 'bca-pagi.csv').getByRole('button', { name: 'Masukkan 2 baris' }).click();
  await expect(card(page, 'bca-sore.csv')).toContainText('2 baris sudah ada di daftar, 3 baru.');
  await card(page, 'bca-sore.csv').getByRole('button', { name: 'Masukkan 3 baris' }).click();
  for (const [file, account] of [
    ['bsi.csv', 'BSI 7000'],
    ['mandiri.csv', 'Mandiri 99'],
  ] as const) {
    await card(page, file).getByRole('textbox', { name: 'Rekening' }).fill(account);
    await card(page, file)
      .getByRole('button', { name: /^Masukkan/ })
      .click();
  }
  // The account is known by the titles of the file.
  const later = card(page, 'mandiri-lanjut.csv');
  await expect(later.getByRole('textbox', { name: 'Rekening' })).toHaveValue('Mandiri 99');
  await expect(later).toContainText('1 baris sama hari dan jumlahnya');
  await later.getByRole('button', { name: 'Masukkan 2 baris' }).click();

  await open(page, 'Pesan WhatsApp', chats);
  const android = card(page, 'android.txt');
  await expect(android.getByRole('status')).toContainText('5 pesan formulir');
  await android.getByRole('combobox', { name: 'Nomor lembaga' }).selectOption('Lembaga');
  await android.getByRole('button', { name: 'Masukkan 5 pesan' }).click();
  const iphone = card(page, 'iphone.txt');
  await expect(iphone).toContainText('Baris 3: <25-11-2026 16.00> Rahmat: sudah tf 75rb');
  await iphone.getByRole('combobox', { name: 'Nomor lembaga' }).selectOption('Tidak ada di obrolan ini');
  await iphone.getByRole('button', { name: 'Masukkan 2 pesan' }).click();

  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
  const press = (text: string, button: string) => row(text).getByRole('button', { name: button }).click();
  /** Opens “Ubah…” of a row and gives its money to a message. */
  const give = async (text: string, message: string) => {
    await press(text, 'Ubah…');
    const messages = row(text).getByRole('combobox', { name: /^Berikan/ });
    const option = messages.getByRole('option').filter({ hasText: message });
    await messages.selectOption((await option.getAttribute('value')) ?? '');
  };
  await tab('Perlu dilihat').click();
  // A row that two files have and that cannot be told apart is asked about. The second deposit with its own balance is not.
  await press('Mungkin baris yang sama', 'Baris yang sama');
  await expect(row('Mungkin dibatalkan bank')).toContainText('PENYESUAIAN 99812');
  await expect(row('Mungkin dibatalkan bank').getByRole('link')).toHaveCount(0);
  await press('Mungkin dibatalkan bank', 'Ya, dibatalkan');
  await expect(row('Siti Aminah')).toContainText('Kurang Rp6.500 dari pesannya');
  await press('Siti Aminah', 'Ya, cocok');
  await press('TRSF BUDI SANTOSO', 'Ya, cocok');
  await press('sudah transfer Rp42.137', 'Ya, cocok');
  await press('sudah tf 75rb', 'Ya, cocok');
  // One transfer for two messages: the tool proposes it for one, and by hand it is divided.
  await expect(row('DARI UMAR SAID')).toContainText('Lebih Rp50.409 dari pesannya');
  await press('DARI UMAR SAID', 'Bukan');
  await tab('Terbuka').click();
  await give('DARI UMAR SAID', 'Umar Said');
  await expect(row('DARI UMAR SAID')).toContainText('Rp50.409 dari Rp110.629');
  await give('DARI UMAR SAID', 'Laila Sari');
  await expect(row('BUNGA')).toContainText('Dari bank sendiri');
  await expect(row('Fatimah Zahra')).toContainText('Pesan tanpa uang masuk');

  // What is sure is undone by one press, also the reversal, and given away by another.
  await tab('Pasti').click();
  await expect(page.getByRole('row')).toHaveCount(1 + 6);
  await press('TRSF SITI AMINAH', 'Batalkan');
  await expect(row('TRSF SITI AMINAH')).toHaveCount(0);
  await page.getByRole('button', { name: 'Batalkan yang terakhir' }).click();
  await press('TRSF SITI AMINAH', 'Ubah…');
  await row('TRSF SITI AMINAH').getByRole('combobox', { name: 'Jenis' }).selectOption('Donasi Pengembangan');
  await row('TRSF SITI AMINAH').getByRole('button', { name: 'Catat' }).click();
  await expect(row('TRSF SITI AMINAH').getByRole('link', { name: 'Kirim tanda terima' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281222222222\?text=.*Donasi%20Pengembangan.*Rp593\.858/,
  );
  const chat = page.waitForEvent('popup');
  await row('TRSF SITI AMINAH').getByRole('link').click();
  await (await chat).close();
  await expect(row('TRSF SITI AMINAH')).toContainText('sudah dibuka');
  await page.getByRole('searchbox').fill('735.908');
  await press('Dibatalkan bank', 'Batalkan');
  await expect(row('FATIMAH ZAHRA')).toContainText('Mungkin dibatalkan bank');
  await press('Mungkin dibatalkan bank', 'Ya, dibatalkan');
  await page.getByRole('searchbox').fill('');

  // The sums of the lists are those of the files, and the workbook has every row.
  const shown = await page.getByRole('tab').allTextContents();
  const sumShown = shown
    .map((text) => Number(text.replaceAll(/.*Rp|\./g, '')))
    .reduce((sum, amount) => sum + amount, 0);
  expect(sumShown).toBe(sums.in + sums.twin);
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh semua baris (Excel)' }).click(),
  ]);
  const text = await readFile(new Blob([readFileSync(await workbook.path())]));
  const lines = splitTable(text, (cells) => cells.includes('masuk')).lines.map(({ cells }) => cells);
  const column = (title: string) =>
    lines.slice(1).reduce((sum, cells) => sum + Number(cells[lines[0]?.indexOf(title) ?? 0] ?? 0), 0);
  expect([column('masuk'), column('keluar')]).toEqual([sums.in, sums.out]);

  // The list survives a reload, opens for reading in a second tab, and comes back from its file.
  await page.reload();
  expect(asked).toContain('beforeunload');
  await expect(tab('Pasti')).toBeVisible();
  expect(await page.getByRole('tab').allTextContents()).toEqual(shown);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void globalThis.open(location.href)),
  ]);
  await expect(other.getByRole('alert').filter({ hasText: 'sedang terbuka di tab lain' })).toBeVisible();
  await other.close();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Simpan daftar' }).click(),
  ]);
  await expect(page.getByText('belum disimpan sebagai berkas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hapus dari komputer ini' }).click();
  await expect(page.getByText('Isinya kosong. Bila pernah disimpan')).toBeVisible();
  await page.getByLabel('Buka berkas: Daftar').setInputFiles(await saved.path());
  await expect(tab('Pasti')).toBeVisible();
  expect(await page.getByRole('tab').allTextContents()).toEqual(shown);

  // Nothing about people is sent to a server, or stored outside the list.
  expect(sent.join('\n')).not.toMatch(/fatimah|735[.,]?908/i);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/fatimah|735[.,]?908/i);
});
