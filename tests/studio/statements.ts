/** Invented statements in the formats of Indonesian banks, each with the same five credits and one debit. */
export const credits = [
  { day: '2026-11-20', amount: 50_409, text: 'BUDI SANTOSO' },
  { day: '2026-11-21', amount: 330_733, text: 'SITI AMINAH' },
  { day: '2026-11-21', amount: 1_250_118, text: 'CV SINAR; JAYA' },
  { day: '2026-11-23', amount: 125_427, text: 'RAHMAT HIDAYAT' },
  { day: '2026-11-23', amount: 125_427, text: 'DEWI "UMMU" LESTARI' },
];
type Row = (typeof credits)[number];

const debit: Row = { day: '2026-11-22', amount: 6_500, text: 'BIAYA ADM' };
const rows = [...credits.slice(0, 3), debit, ...credits.slice(3)];
const grouped = (amount: number, dot: string) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, dot);
const id = (amount: number) => `${grouped(amount, '.')},00`;
const en = (amount: number) => `${grouped(amount, ',')}.00`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const [slashes, table] = [
  (day: string) => day.split('-').toReversed().join('/'),
  (line: (row: Row, isDebit: boolean) => string, among: readonly Row[]) =>
    among.map((row) => line(row, row.text === debit.text)).join('\n'),
];

export const statements: Record<string, (among?: readonly Row[]) => string> = {
  BSI: (among = rows) => `No. Rekening;7000000000
Periode;20/11/2026 - 23/11/2026

Tanggal Transaksi;Waktu;No Referensi;Keterangan;Debit;Kredit;Saldo
${table((row, goes) => `${slashes(row.day)};14:05:33;FT26;${quoted(row.text)};${goes ? id(row.amount) : ''};${goes ? '' : id(row.amount)};1.000.000,00`, among)}
;;;Total;6.500,00;1.882.114,00;
`,
  Mandiri: (
    among = rows,
  ) => `AccountNo,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
${table((row, goes) => `1240000000000,${slashes(row.day).replace('/20', '/')},${slashes(row.day).replace('/20', '/')},8888,${quoted(row.text)},TRF,,${goes ? quoted(en(row.amount)) : '.00'},${goes ? '.00' : quoted(en(row.amount))}`, among)}
`,
  BCA: (among = rows) => `Informasi Rekening - Mutasi Rekening
No. rekening,:,'8000000000
Periode,:,20/11/2026 - 23/11/2026

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
${table((row, goes) => `'${slashes(row.day).slice(0, 5)},${quoted(`TRSF E-BANKING CR 2311/FTSCY ${row.text}`)},'0000,${row.amount}.00,${goes ? 'DB' : 'CR'},1000000.00`, among)}
Saldo Awal,:,1000000.00
Mutasi Kredit,:,1882114.00
`,
  BRI: (among = rows) => `Tanggal|Uraian Transaksi|Teller|Debet|Kredit|Saldo
${table((row, goes) => `${row.day} 14:05:33|${quoted(`TRANSFER DARI ${row.text}`)}|0001|${goes ? en(row.amount) : '0.00'}|${goes ? '0.00' : en(row.amount)}|1,000,000.00`, among)}
`,
  Excel: (among = rows) => `\uFEFFTgl\tNama pengirim\tNominal\tD/K\r
${table((row, goes) => `${slashes(row.day).replaceAll('/', '-')}\t${quoted(row.text)}\tRp ${grouped(row.amount, '.')}\t${goes ? 'D' : 'K'}`, among).replaceAll('\n', '\r\n')}\r
`,
};
