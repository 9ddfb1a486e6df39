import { cleanNumber } from 'site/transaction/parse-rupiah.ts';

export type Way = 'in' | 'out';

export interface Amount {
  /** The amount in sen, never negative. */
  sen: number;
  /** The direction that a sign or mark in the cell gives: `-6.500`, `(6.500)`, `6.500 DB`. Null for a bare number. */
  way: Way | null;
}

const incoming =
  '+ cr c k kr kredit credit masuk terima diterima menerima penerimaan pemasukan setoran setor in incoming received receive deposit income';
const outgoing =
  '- db dr d debit debet keluar kirim dikirim mengirim pengiriman pengeluaran penarikan tarik out outgoing sent send spent withdrawal pembayaran bayar expense';
const ways = new Map<string, Way>([
  ...incoming.split(' ').map((mark): [string, Way] => [mark, 'in']),
  ...outgoing.split(' ').map((mark): [string, Way] => [mark, 'out']),
]);
const dashes = /[\u2010-\u2015\u2212]/g;

/** Returns the direction that a mark such as `K`, `Db.`, `Dana Masuk` or `+` means; null for an unknown word. */
export function wayOf(mark: string): Way | null {
  const word = cleanNumber(mark).replaceAll(dashes, '-').toLowerCase().replaceAll(/[.()]/g, '').trim();
  return ways.get(word) ?? ways.get(word.replace(/^(?:dana|uang|transfer|transaksi|kas|saldo|trx|trf) /, '')) ?? null;
}

/** A mark of the direction in the cell of an amount: `CR`, `(D)`, `Kredit`. */
const wayMark = String.raw`\(?(?:[ck]r?|d[br]?|kredit|credit|debit|debet)\.?\)?`;
/** The parts of an amount in their order. All but the digits may be missing. */
const amountParts = [
  String.raw`(?<before>${wayMark}\s)?`, // `DB 6.500`
  String.raw`(?<sign>\([-+]\)|[-+(])?\s*`, // `-6.500`, `(6.500)`
  String.raw`(?:rp\.?|idr)?\s*`, // `Rp 6.500`
  String.raw`(?<inner>[-+(])?\s*`, // `Rp -6.500`
  String.raw`(?<digits>[\d.,][\d., ]*?)`, // `6.500,00`
  String.raw`(?:[,.]-)?\s*`, // `6.500,-`
  String.raw`(?:rp|idr)?\)?\s*`, // `6.500 IDR`
  String.raw`(?<after>[-+]|${wayMark})?`, // `6.500-`, `6.500 DB`
];
const amountPattern = new RegExp(`^${amountParts.join('')}$`, 'i');

/** Cleans a cell: plain digits, spaces and dashes, no apostrophe that keeps digits as text. */
const plain = (cell: string) => cleanNumber(cell).replace(/^'/, '').replaceAll(dashes, '-').trim();

/** How one file writes its amounts. */
export interface AmountStyle {
  /** What `.` and `,` mean. A separator that no cell explains has no entry. */
  separators: Readonly<Partial<Record<string, Meaning>>>;
  /** Whether `50409000` may be `50409.000`, whose point an Indonesian spreadsheet has taken for one of thousands. */
  mayBeMultiplied: boolean;
}
type Meaning = 'thousands' | 'decimals' | 'unclear';
const unknownStyle: AmountStyle = { separators: {}, mayBeMultiplied: false };

/** Amounts that show what a point means, the surest first. For a comma, the separators are swapped. */
const pointMeanings: [shownBy: RegExp, Meaning][] = [
  [/^\d{1,3}(?:\.\d{3}){2}/, 'thousands'], // `1.250.118`
  [/^\d{1,3}\.\d{3}[.,]\d{1,2}$/, 'thousands'], // `50.409,00`
  [/^\d{4,}\.\d{3}$/, 'decimals'], // `50409.000`
  [/\d\.\d{1,2}$/, 'unclear'], // `50409.00` leaves open what the point of `330.409` means.
];
const meaningOfPoint = (amounts: readonly string[]) =>
  pointMeanings.find(([shownBy]) => amounts.some((digits) => shownBy.test(digits)))?.[1];
const swapSeparators = (digits: string) => digits.replaceAll(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'));

/** `50409000`: whole thousands from a million on, without separators. */
const largeThousands = /^\d{4,}000$/;

/** Learns from all cells how a file writes its amounts. */
export function styleOf(cells: readonly string[]): AmountStyle {
  const amounts = cells.map((cell) => amountPattern.exec(plain(cell))?.groups?.digits ?? '');
  const filled = amounts.filter((digits) => /[1-9]/.test(digits));
  const large = filled.filter((digits) => largeThousands.test(digits));
  return {
    separators: { '.': meaningOfPoint(amounts), ',': meaningOfPoint(amounts.map(swapSeparators)) },
    // Most end in 000, and not all of these in 0000.
    mayBeMultiplied: large.length > filled.length * 0.75 && large.some((digits) => !digits.endsWith('0000')),
  };
}

/** Reads an amount as banks write it. Returns null for other text, and for digits with two meanings. */
export function readAmount(cell: string, style = unknownStyle): Amount | null {
  const text = plain(cell);
  if (/^(?:rp\.?|idr)? ?-$/i.test(text)) return { sen: 0, way: null };
  const { before = '', sign = '', inner = '', digits = '', after = '' } = amountPattern.exec(text)?.groups ?? {};
  const sen = readDigits(digits.trim(), style);
  if (sen === null) return null;
  // An opening bracket is a minus.
  const marks = [before, sign.replace(/^\($/, '-'), inner.replace('(', '-'), after].filter(Boolean);
  const [way = null, ...otherWays] = new Set(marks.map(wayOf));
  return otherWays.length === 0 ? { sen, way } : null;
}

export const signedSen = ({ sen, way }: Amount): number => (way === 'out' ? -sen : sen);

const spaced = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/; // `1 250 118,00`
const zero = /^[.,]*0[0.,]*$/; // `0`, `0,00`, `.00`
const short = /^\d{1,3}(?<separator>[.,])(?<end>\d{1,3})$/; // `330.409`, `50.4`: the file shows what the point means.
const threeDecimals = /^(?<whole>\d+)[.,](?<sen>\d{2})\d$/; // `330.409`, if the point is for decimals
const ungrouped = /^(?<whole>\d+)(?:[.,](?<sen>\d{1,2}|0{3,}))?$/; // `50409`, `50409.00`, `50409.0000`
/** `50.409`, `1.250.118,00`: the separator of decimals is another one. */
const grouped = /^(?<whole>\d{1,3}(?<dot>[.,])\d{3}(?:\k<dot>\d{3})*)(?:(?!\k<dot>)[.,](?<sen>\d{1,2}))?$/;

/** Returns an amount in sen, or null if the digits can mean several amounts. */
function readDigits(written: string, { separators, mayBeMultiplied }: AmountStyle): number | null {
  const digits = spaced.test(written) ? written.replaceAll(' ', '') : written;
  if (zero.test(digits)) return 0;
  const { separator = '', end = '' } = short.exec(digits)?.groups ?? {};
  const meaning = separators[separator];
  const isUnclear =
    /^0\d{3,}$/.test(digits) || // `0500` may be in sen.
    (mayBeMultiplied && largeThousands.test(digits)) || // `50409000`
    (meaning === 'unclear' && end.length === 3) || // `330.409`
    (meaning === 'thousands' && end.length < 3); // `50.4` may be how Excel writes 50.400.
  if (isUnclear) return null;
  const isShortDecimal = meaning === 'decimals' && end.length === 3;
  const found = isShortDecimal ? threeDecimals.exec(digits) : (grouped.exec(digits) ?? ungrouped.exec(digits));
  const { whole = '', sen = '' } = found?.groups ?? {};
  const amount = Number(whole.replaceAll(/\D/g, '') + sen.slice(0, 2).padEnd(2, '0'));
  return whole !== '' && Number.isSafeInteger(amount) ? amount : null;
}
