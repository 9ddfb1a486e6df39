// A month of three banks, four accounts' statements and two chats, invented, with the sums that they must give.

import { messageOf } from './cases.ts';

const bca = `No. rekening : 1112223334
Periode : 01/11/2026 - 30/11/2026
Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo`;
/** Two equal deposits on day 20, in the evening file after one in the morning. */
const bcaMorning = `20/11,SETORAN TUNAI,0000,"100,000.00 CR","1,100,000.00"
20/11,TRSF BUDI SANTOSO,0000,"50,409.00 CR","1,150,409.00"`;
const bcaLater = `20/11,SETORAN TUNAI,0000,"100,000.00 CR","1,250,409.00"
21/11,TRSF SITI AMINAH,0000,"593,858.00 CR","1,844,267.00"
22/11,BIAYA ADM,0000,"6,500.00 DB","1,837,767.00"`;

/** The bank takes 735.908 back with another text. */
const bsi = `Tanggal;Keterangan;D/K;Nominal;Saldo
20/11/2026;TRSF FATIMAH ZAHRA;K;735.908;1.735.908
20/11/2026;TRSF BUDI HARTONO;K;50.409;1.786.317
21/11/2026;PENYESUAIAN 99812;D;735.908;1.050.409
30/11/2026;BUNGA;K;1.234;1.051.643
`;

/** Neither hour nor balance: a repeated row cannot be told apart. */
const mandiri = (rows: string) => `Tanggal;Keterangan;Uang Masuk;Uang Keluar
${rows}`;
const mandiriFirst = `23/11/2026;DARI UMAR SAID;110.629;
23/11/2026;SETOR TUNAI;75.000;`;
const mandiriLater = `23/11/2026;SETOR TUNAI;75.000;
24/11/2026;DARI LAILA;42.137;`;

export const files = {
  'bca-pagi.csv': `${bca}\n${bcaMorning}`,
  'bca-sore.csv': `${bca}\n${bcaMorning}\n${bcaLater}`,
  'bsi.csv': bsi,
  'mandiri.csv': mandiri(mandiriFirst),
  'mandiri-lanjut.csv': mandiri(mandiriLater),
};

const wakaf = { type: 'wakaf', quantity: 2 } as const;
/** Android, day first. */
const android = [
  ['20/11/26 07.59 - Pesan dan panggilan dienkripsi.'],
  ['20/11/26 08.00 - +62 812-1111-1111: ', messageOf('Budi Santoso', { total: 50_409 })],
  ['20/11/26 08.05 - Lembaga: wakaf Rp100.000 sudah kami terima'],
  ['21/11/26 09.00 - +62 812-2222-2222: ', messageOf('Siti Aminah', { ...wakaf, total: 600_358, day: 21 })],
  ['21/11/26 09.30 - +62 812-3333-3333: ', messageOf('Fatimah Zahra', { total: 735_908 })],
  ['23/11/26 10.00 - +62 812-4444-4444: ', messageOf('Umar Said', { total: 60_220, day: 23 })],
  ['23/11/26 10.01 - +62 812-4444-4444: ', messageOf('Laila Sari', { total: 50_409, day: 23 })],
];
/** iPhone, month first, and a line in a shape that nobody knows. */
const iphone = [
  ['[11/24/26, 2:05:33 PM] Laila: ', 'sudah transfer Rp42.137'],
  ['[11/25/26, 2:06:00 PM] Laila: ', 'terima kasih'],
  ['<25-11-2026 16.00> Rahmat: ', 'sudah tf 75rb'],
];
const chat = (lines: string[][]) => lines.map((parts) => parts.join('')).join('\n');
export const chats = { 'android.txt': chat(android), 'iphone.txt': chat(iphone) };

/** By hand, from the statements: all that came in and went out, each row once. */
export const sums = {
  in: 100_000 + 50_409 + 100_000 + 593_858 + (735_908 + 50_409 + 1234) + (110_629 + 75_000 + 42_137),
  out: 6500 + 735_908,
  /** The row that two files of one bank have; it counts once, and is listed apart. */
  twin: 75_000,
};
