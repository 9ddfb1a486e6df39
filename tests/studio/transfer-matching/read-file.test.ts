import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from '../../../studio/plugins/transfer-matching/bank-statement/read-file.ts';
import { readStatement } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';

const open = (...bytes: (number | string)[]) =>
  readFile(new Blob(bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part])))));
const utf16 = (text: string, isBigEndian = false) =>
  Array.from(text).flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const table = 'BMI 12345\nTanggal;Nama;Kredit\n20/11/2026;Zahrá;50.409';

test.each<[name: string, bytes: (number | string)[]]>([
  ['UTF-8', [table]],
  ['UTF-8 with a byte order mark', ['\uFEFF', table]],
  ['UTF-16 of Excel', [0xff, 0xfe, ...utf16(table)]],
  ['UTF-16 without a byte order mark', utf16(table)],
  ['big-endian UTF-16', [0xfe, 0xff, ...utf16(table, true)]],
  ['big-endian UTF-16 without a byte order mark', utf16(table, true)],
])('%s is read', async (_name, bytes) => {
  expect(await open(...bytes)).toBe(table);
});

test('the encoding of Excel on Windows is read', async () => {
  expect(await open('Zahra ', 0xe9, ' ', 0x96)).toBe('Zahra é –');
});

test.each<[name: string, bytes: (number | string)[], problem: string]>([
  ['a PDF', ['%PDF-1.7'], 'berkas PDF'],
  ['a picture', [0x89, 'PNG'], 'gambar'],
  ['a photograph', [0xff, 0xd8, 0xff], 'gambar'],
  ['a bitmap', ['BM6\0\0\0\0\0\0\0'], 'gambar'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'Excel lama'],
  ['a file that is empty', [], 'kosong'],
  ['another compressed file', ['PK\u0003\u0004'], 'bukan Excel'],
  ['a page without a table', ['<html><body>Sesi berakhir</body></html>'], 'tanpa tabel'],
])('%s is refused, and the message says why', async (_name, bytes, problem) => {
  await expect(open(...bytes)).rejects.toThrow(problem);
});

test.each(['', '\uFEFF', '\r\n\r\n'])('an HTML page saved as a workbook is read, also after %j', async (before) => {
  const head = '<tr><td colspan=3>Mutasi<tr><th>Tanggal<th>Keterangan<th>Kredit';
  const page = `<html><body><table>${head}<tr><td>20/11/2026<td>BUDI &amp;<br>SITI<td>50.409</table>`;
  expect(await open(before, page)).toBe('Mutasi,,\r\nTanggal,Keterangan,Kredit\r\n20/11/2026,BUDI & SITI,50.409');
});

const workbook = (name: string) => new Blob([readFileSync(join(import.meta.dirname, 'bank-statements', name))]);

test('a workbook with a password is refused, and the message says so', async () => {
  await expect(readFile(workbook('locked.xlsx'))).rejects.toThrow('terkunci kata sandi');
});

// LibreOffice in American English took `03/11` for 11 March and `50.409` for 50 and a fraction.
test.each([
  ['resaved-days.xlsx', 'Baris 5: tanggal “2026-03-11” di luar periode'],
  ['resaved-amounts.xlsx', 'Baris 2: jumlah “50.409?” tidak dapat dibaca'],
])('%s, a table that a spreadsheet has changed, is refused', async (name, problem) => {
  expect(readStatement(await readFile(workbook(name)), () => undefined).problems[0]).toContain(problem);
});

test.each([
  ['statement-cells.xlsx', ['2026-11-03 250614', '2026-11-04 370940', '2026-11-12 1000000'], 2, [1_000_000, 2_235_614]],
  ['statement-text-second-sheet.xlsx', ['2026-11-21 150409', '2026-11-22 115573'], 1, [2_000_000, 2_259_482]],
] as const)('%s is read and agrees with its balance', async (name, credits, debits, [opening, closing]) => {
  const { rows, problems, balances } = readStatement(await readFile(workbook(name)), () => undefined);
  const incoming = rows.filter(({ way }) => way === 'in');
  expect(incoming.map(({ day, amount }) => `${day} ${amount}`)).toEqual(credits);
  expect(rows.length - incoming.length).toBe(debits);
  expect({ problems, balances }).toMatchObject({ problems: [], balances: [{ agrees: true, opening, closing }] });
});
