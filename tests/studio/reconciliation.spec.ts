import { expect, go, test } from './staff.ts';
import { messageText, statement } from './reconciliation-cases.ts';
import { writeStatement } from './statements.ts';

test('a treasurer matches a morning of transfers, confirms, answers, and prints', async ({ page, studio }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await go(page, '/transfer');
  const lines = page.getByRole('textbox', { name: 'Mutasi bank' });
  await lines.fill('Kapan;Siapa;Berapa\n20/11/2026;ALI;50.409');
  await expect(page.getByRole('alert')).toContainText('Tunjuk kolomnya pada tabel di atas.');
  for (const [column, role] of [
    ['Kolom 1', 'tanggal'],
    ['Kolom 2', 'keterangan'],
    ['Kolom 3', 'uang masuk'],
  ] as const)
    await page.getByRole('combobox', { name: column }).selectOption(role);
  await expect(page.getByRole('status').filter({ hasText: '1 uang masuk, Rp50.409;' })).toBeVisible();
  await expect(page.getByText('Mutasi ini tidak memuat saldo')).toBeVisible();

  // Files come only now: while the Studio starts, Sanity may mount it again, and the error of a file is then lost.
  await page
    .getByLabel('Buka berkas: Mutasi bank')
    .setInputFiles({ name: 'mutasi.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert')).toContainText('bukan Excel');
  await page
    .getByLabel('Buka berkas: Mutasi bank')
    .setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(writeStatement(statement)) });
  await page.getByRole('textbox', { name: 'Pesan WhatsApp' }).fill(messageText);
  await expect(page.getByRole('tab', { name: 'Pasti: 46' })).toBeVisible();
  const look = page.getByRole('tab', { name: /Perlu dilihat/ });
  await expect(look).toHaveText(/Perlu dilihat: 9/);
  await expect(page.getByRole('tab', { name: /Terbuka: 4 pesan, 3 transfer/ })).toBeVisible();

  await look.click();
  const parts = page.getByRole('row', { name: /Joko Purnomo/ });
  await expect(parts).toContainText('Terkirim dalam beberapa bagian');
  await parts.getByRole('button', { name: 'Ya, cocok' }).click();
  await page
    .getByRole('row', { name: /Kartika Dewi/ })
    .getByRole('button', { name: 'Bukan' })
    .click();
  await expect(look).toHaveText(/Perlu dilihat: 7/);

  await page.getByRole('tab', { name: /Terbuka: 5 pesan, 4 transfer/ }).click();
  const waiting = page.getByRole('row', { name: /Kartika Dewi/ }).first();
  await expect(waiting.getByRole('link', { name: 'Jawab: belum ada' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=.*Jangan%20transfer%20lagi/,
  );
  await expect(waiting).not.toContainText('tanda terima');
  await expect(page.getByRole('row', { name: /Wahyu Palsu/ })).toContainText('Total ini juga diakui pesan lain');
  const [others, question] = [waiting.getByRole('combobox'), page.getByRole('dialog')];
  await others.selectOption({ label: 'Rp20.000, 20 November 2026, TRSF SETORAN TUNAI' });
  await expect(question).toContainText('Rp40.420 kurang dari pesannya.');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByRole('tab', { name: /Terbuka: 5 pesan, 4 transfer/ })).toBeVisible();
  await others.selectOption({ label: 'Rp100.420, 20 November 2026, TRSF KARTIKA DEWI' });
  await expect(question).toContainText('Rp40.000 lebih dari pesannya.');
  await page.getByRole('button', { name: 'Ya, pasangkan' }).click();

  // The work survives a visit to another tool, and leaving the tab asks first.
  await go(page, '/kota');
  await expect(page.getByRole('heading', { name: 'Cocokkan transfer' })).toHaveCount(0);
  await go(page, '/transfer');
  await expect(page.getByRole('tab', { name: /Pasti: 48/ })).toBeVisible();
  const asks = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const leaving = await asks;
  expect(leaving.type()).toBe('beforeunload');
  await leaving.dismiss();

  const receipt = page.getByRole('row', { name: /Joko Purnomo/ });
  await expect(receipt.getByRole('link', { name: 'Kirim tanda terima' })).toHaveAttribute(
    'href',
    /Rp250\.118.*21%20November%202026/,
  );
  // The row remembers that its answer was opened in WhatsApp.
  const chat = page.waitForEvent('popup');
  await receipt.getByRole('link', { name: 'Kirim tanda terima' }).click();
  await (await chat).close();
  await expect(receipt).toContainText('sudah dibuka');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Unduh gambar' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('TT-20261120-200000.png');

  await page.getByRole('button', { name: 'Buat draf penyaluran' }).click();
  // One draft for each city, and all endowed mushaf go to Cimahi.
  await expect(page.getByText('Draf untuk 15 transfer sudah ada di Penyaluran.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buat draf penyaluran' })).toBeDisabled();
  const drafts = studio.server.store.all().filter(({ _type }) => _type === 'distribution');
  expect(drafts).toMatchObject([{ city: 'Cimahi', quantity: 30 }]);
  expect(drafts[0]?._id).toMatch(/^drafts\./);

  // Paper: as many labels as addresses, two pages of eight.
  await page.evaluate(() => (globalThis.print = () => {}));
  await page.getByRole('tab', { name: 'Kirim mushaf' }).click();
  await page.getByRole('button', { name: 'Cetak label, 8 per halaman' }).click();
  expect(await page.locator('.printed section').count()).toBe(15);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(2);

  // Nothing about people is sent to a server or stored on this machine outside the book.
  expect(sent.join('\n')).not.toMatch(/Joko|Kartika|100[.,]?420/i);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Joko|Kartika|100[.,]?420/i);
  await page.getByRole('button', { name: 'Kosongkan isian' }).click();
  await page.getByRole('button', { name: 'Ya, kosongkan' }).click();
  await expect(lines).toHaveValue('');
  await expect(page.getByRole('tab', { name: /Pasti: 48/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus dari komputer ini' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Isinya masih kosong.')).toBeVisible();
});

const statementOf = (rows: string) => `Periode;01/11/2026 - 30/11/2026
Tanggal;Keterangan;Debit;Kredit;Saldo
${rows}
`;
const firstRows = `20/11/2026;BUDI SANTOSO;;50.409;1.050.409
21/11/2026;SITI AMINAH;;60.411;1.110.820
22/11/2026;BIAYA ADM;6.500;;1.104.320`;

test('the book keeps decisions, adds the next statement, closes a month, and opens in one tab', async ({ page }) => {
  await go(page, '/transfer');
  const lines = page.getByRole('textbox', { name: 'Mutasi bank' });
  await lines.fill(statementOf(firstRows.replace('60.411', '60.511')));
  await expect(page.getByRole('alert').filter({ hasText: 'Tidak cocok dengan saldo bank' })).toContainText('Baris 4');
  await lines.fill(statementOf(firstRows));
  await expect(page.getByText('Cocok dengan saldo bank: Rp1.000.000 menjadi Rp1.104.320')).toBeVisible();
  await page.getByRole('button', { name: 'Bukukan 3 baris dan 0 pesan' }).click();
  await expect(lines).toHaveValue('');

  await page.getByRole('tab', { name: /Terbuka: 0 pesan, 2 transfer/ }).click();
  const siti = page.getByRole('row', { name: /SITI AMINAH/ });
  await siti.getByRole('combobox').selectOption({ label: 'Keperluan lain' });
  await siti.getByRole('textbox', { name: 'Keperluan' }).fill('Sedekah');
  await siti.getByRole('button', { name: 'Catat' }).click();
  await page.getByRole('tab', { name: /Pasti: 1 · Rp60\.411/ }).click();
  await expect(siti).toContainText('Tanpa nama, tanpa tanda terima.');
  await expect(siti.getByRole('link')).toHaveCount(0);

  await page.reload();
  await lines.fill(
    statementOf('01/11/2026;ALI;;1.000;2.000.000\n02/11/2026;BUDI;;1.000;2.001.000').replaceAll('/11/', '/12/'),
  );
  await expect(
    page.getByText('Saldo awal 1 Desember 2026 Rp1.999.000, padahal saldo sebelumnya Rp1.104.320.'),
  ).toBeVisible();
  await lines.fill(statementOf(`${firstRows}\n23/11/2026;RAHMAT;;330.733;1.435.053`));
  await expect(page.getByText('3 baris sudah dibukukan, 1 baru.')).toBeVisible();
  await page.getByRole('button', { name: 'Bukukan 1 baris dan 0 pesan' }).click();
  await expect(
    page.getByRole('table', { name: 'Jumlah per jenis' }).getByRole('row', { name: /Sedekah/ }),
  ).toContainText('Rp60.411');

  await page.getByRole('tab', { name: 'Bulan dan pembukuan' }).click();
  await expect(page.getByText('Bulan ini cocok dengan saldo bank')).toBeVisible();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh untuk pembukuan (Excel)' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toBe('pembukuan-2026-11.xlsx');
  await page.getByRole('button', { name: 'Tutup bulan' }).click();
  await page.getByRole('button', { name: 'Ya, tutup' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'November 2026 ditutup' })).toBeVisible();
  await page.getByRole('tab', { name: /Pasti: 1/ }).click();
  await page
    .getByRole('row', { name: /SITI AMINAH/ })
    .getByRole('button', { name: 'Batalkan' })
    .click();
  await page.getByRole('textbox', { name: 'Alasan koreksi' }).fill('Salah catat');
  await page.getByRole('button', { name: 'Catat koreksi' }).click();
  await page.getByRole('tab', { name: 'Bulan dan pembukuan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Koreksi' })).toContainText('Salah catat');

  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void globalThis.open(location.href)),
  ]);
  await expect(other.getByRole('alert').filter({ hasText: 'sedang terbuka di tab lain' })).toBeVisible();
  await other.close();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Simpan buku' }).click(),
  ]);
  await page.getByRole('button', { name: 'Hapus dari komputer ini' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Isinya masih kosong.')).toBeVisible();
  const opener = page.getByLabel('Buka berkas: Buku');
  await opener.setInputFiles({
    name: 'rusak.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":1}x'),
  });
  await expect(page.getByRole('alert')).toContainText('rusak.json: Berkas ini bukan buku bendahara');
  await opener.setInputFiles(await saved.path());
  await expect(page.getByText('Isinya 4 baris mutasi')).toBeVisible();
});
