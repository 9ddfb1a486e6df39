// Writes invented statements in the forms of Indonesian banks: their ways to write days, amounts and directions.

export interface Row {
  day: string;
  amount: number;
  text: string;
  isOutgoing?: boolean;
}

const monthWord = (day: string, locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(day));
const dayFirst = (day: string, separator: string) => day.split('-').toReversed().join(separator);

/** Ways to write a day. */
export const days: Record<string, (day: string) => string> = {
  slashes: (day) => dayFirst(day, '/'),
  dashes: (day) => dayFirst(day, '-'),
  dots: (day) => dayFirst(day, '.'),
  short: (day) => dayFirst(day.slice(2), '/'),
  quoted: (day) => `'${dayFirst(day.slice(5), '/')}`,
  iso: (day) => day,
  english: (day) => `${day.slice(8)} ${monthWord(day, 'en', 'short')} ${day.slice(0, 4)}`,
  capitals: (day) => `${day.slice(8)}-${monthWord(day, 'en', 'short').toUpperCase()}-${day.slice(2, 4)}`,
  monthFirst: (day) => `${monthWord(day, 'en', 'short')} ${day.slice(8)}, ${day.slice(0, 4)}`,
  indonesian: (day) => `${day.slice(8)} ${monthWord(day, 'id', 'long')} ${day.slice(0, 4)}`,
};
const grouped = (amount: number, dot: string) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, dot);
export const amounts: Record<string, (amount: number) => string> = {
  indonesian: (amount) => `${grouped(amount, '.')},00`,
  english: (amount) => `${grouped(amount, ',')}.00`,
  whole: (amount) => grouped(amount, '.'),
  plain: String,
  decimals: (amount) => `${amount}.00`,
  rupiah: (amount) => `Rp ${grouped(amount, '.')},-`,
  spaced: (amount) => ` ${grouped(amount, '\u00A0')},00 `,
  behind: (amount) => `${grouped(amount, ',')}.00 IDR`,
};
type Cells = (amount: string, isOutgoing: boolean) => string[];
/** The columns that hold amount and direction: their titles, and their cells of a row. */
export const ways: Record<string, [titles: string[], cells: Cells]> = {
  columns: [['Debet', 'Kredit'], (amount, isOutgoing) => (isOutgoing ? [amount, ''] : ['', amount])],
  dashes: [['Uang Masuk', 'Uang Keluar'], (amount, isOutgoing) => (isOutgoing ? ['-', amount] : [amount, '-'])],
  zeros: [['MUTASI_DEBET', 'MUTASI_KREDIT'], (amount, isOutgoing) => (isOutgoing ? [amount, '0'] : ['0', amount])],
  letters: [['D/K', 'Nominal'], (amount, isOutgoing) => [isOutgoing ? 'D' : 'K', amount]],
  words: [['Jumlah', 'Jenis'], (amount, isOutgoing) => [amount, isOutgoing ? 'Dana Keluar' : 'Dana Masuk']],
  marks: [['Mutasi'], (amount, isOutgoing) => [`${amount.trim()} ${isOutgoing ? 'DB' : 'CR'}`]],
  signs: [['Amount'], (amount, isOutgoing) => [`${isOutgoing ? '−' : '+'}${amount.trim()}`]],
};
const usual = { day: 'slashes', amount: 'indonesian', way: 'columns', separator: ';', time: '', isNewestFirst: false };
export type Form = typeof usual;

export function writeStatement(rows: readonly Row[], form: Form = usual): string {
  const [day, amount] = [days[form.day] ?? String, amounts[form.amount] ?? String];
  const [titles, cells] = ways[form.way] as [string[], Cells];
  const line = (all: readonly string[]) =>
    all.map((cell) => (/[,;|"\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(form.separator);
  let balance = 1_000_000_000_000;
  const written = rows.map(({ day: on, amount: sum, text, isOutgoing = false }) => {
    balance += isOutgoing ? -sum : sum;
    return line([day(on), form.time, `TRSF ${text}`, '0998', ...cells(amount(sum), isOutgoing), amount(balance)]);
  });
  const sortedDays = rows.map(({ day: on }) => on).sort();
  const [first = '2026-11-01', last = first] = [sortedDays[0], sortedDays.at(-1)];
  return [
    line(['No. Rekening', ':', '7000000000']),
    line(['Periode', ':', `${days.slashes?.(first)} - ${days.slashes?.(last)}`]),
    '',
    line(['Tanggal Transaksi', 'Jam', 'Keterangan', 'Cabang', ...titles, 'Saldo']),
    ...(form.isNewestFirst ? written.toReversed() : written),
    '',
  ].join('\n');
}
