import { readFile } from 'node:fs/promises';
import { expect, go, test } from './staff.ts';
import { messageText, statement } from './reconciliation-cases.ts';
import { statements } from './statements.ts';

const bank = (name: string) => statements[name]?.(statement) ?? '';

test('a treasurer matches a morning of transfers, confirms one, answers, and saves the table', async ({
  page,
  studio,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await go(page, '/transfer');
  const [lines, messages] = ['Mutasi bank', 'Pesan WhatsApp'].map((name) => page.getByRole('textbox', { name }));
  await lines?.fill(`${bank('BRI')}32/11/2026|SALAH|0001|0.00|50,000.00|0.00`);
  await expect(page.getByRole('alert')).toContainText('Baris 61: tanggal “32/11/2026” tidak dapat dibaca.');
  await lines?.fill('Kapan;Siapa;Berapa\n20/11/2026;ALI;50.409');
  await expect(page.getByRole('alert')).toContainText('Tunjuk kolomnya pada tabel di atas.');
  for (const [column, role] of [
    ['Kolom 1', 'tanggal'],
    ['Kolom 2', 'keterangan'],
    ['Kolom 3', 'uang masuk'],
  ] as const)
    await page.getByRole('combobox', { name: column }).selectOption(role);
  await expect(page.getByRole('status').filter({ hasText: '1 uang masuk' })).toBeVisible();

  // Not first: Sanity sometimes mounts the whole Studio a second time while it starts, and a message is then gone.
  await page
    .getByLabel('Buka berkas: Mutasi bank')
    .setInputFiles({ name: 'mutasi.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert')).toContainText('simpan sebagai CSV');
  await page
    .getByLabel('Buka berkas: Mutasi bank')
    .setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(bank('BSI')) });
  await messages?.fill(messageText);
  await expect(page.getByRole('tab', { name: 'Pasti: 46' })).toBeVisible();
  const look = page.getByRole('tab', { name: /Perlu dilihat/ });
  await expect(look).toHaveText(/Perlu dilihat: 9/);
  await expect(page.getByRole('tab', { name: /Terbuka: 7/ })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Jumlah per jenis' }).getByRole('row', { name: /Wakaf Mushaf/ }),
  ).toContainText('Rp450.000');
  await page.screenshot({ path: 'test-results/reconciliation/sure.png' });

  await look.click();
  const parts = page.getByRole('row', { name: /Joko Purnomo/ });
  await expect(parts).toContainText('Terkirim dalam beberapa bagian');
  await page.screenshot({ path: 'test-results/reconciliation/look.png' });
  await parts.getByRole('button', { name: 'Ya, cocok' }).click();
  await page
    .getByRole('row', { name: /Kartika Dewi/ })
    .getByRole('button', { name: 'Bukan' })
    .click();
  await expect(look).toHaveText(/Perlu dilihat: 7/);

  await page.getByRole('tab', { name: /Terbuka: 9/ }).click();
  const waiting = page.getByRole('row', { name: /Kartika Dewi/ }).first();
  await expect(waiting.getByRole('link', { name: 'Jawab: belum ada' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=.*Jangan%20transfer%20lagi/,
  );
  await expect(waiting).not.toContainText('tanda terima');
  await page.screenshot({ path: 'test-results/reconciliation/open.png' });
  await waiting.getByRole('combobox').selectOption({ label: 'Rp100.420, 20 November 2026, KARTIKA DEWI' });

  // The work survives a visit to another tool, and leaving the tab asks first.
  await go(page, '/kota');
  await expect(page.getByRole('heading', { name: 'Cocokkan transfer' })).toHaveCount(0);
  await go(page, '/transfer');
  await expect(page.getByRole('tab', { name: /Pasti: 48/ })).toBeVisible();
  const asks = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asks;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

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
  expect(picture.suggestedFilename()).toBe('TT-20261121-50118.png');
  await picture.saveAs('test-results/reconciliation/receipt.png');
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh untuk pembukuan' }).click(),
  ]);
  expect((await readFile(await table.path(), 'utf8')).trim().split('\r\n')).toHaveLength(1 + statement.length);

  await page.getByRole('button', { name: 'Buat draf penyaluran' }).click();
  await expect(page.getByText('Drafnya ada di Penyaluran.')).toBeVisible();
  const drafts = studio.server.store.all().filter(({ _type }) => _type === 'distribution');
  expect(drafts).toMatchObject([{ city: 'Bandung', quantity: 30 }]);
  expect(drafts[0]?._id).toMatch(/^drafts\./);

  // Nothing about people goes to a server or stays on this machine.
  expect(sent.join('\n')).not.toMatch(/Joko|Kartika|100[.,]?420/i);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Joko|Kartika|100[.,]?420/i);
  await page.getByRole('button', { name: 'Kosongkan semua' }).click();
  await expect(lines as NonNullable<typeof lines>).toHaveValue('');
});
