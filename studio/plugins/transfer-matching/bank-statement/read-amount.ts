import { cleanNumber } from 'site/transaction/parse-rupiah.ts';

export type Way = 'in' | 'out';

export interface Amount {
  /** The amount in sen, never negative. */
  sen: number;
  /** The direction that a sign or mark in the cell gives: `-6.500`, `(6.500)`, `6.500 DB`. Null for a bare number. */
  way: Way | null;
}

const words: Record<Way, string> = {
  in: 'cr c k kr kredit credit masuk terima diterima menerima penerimaan pemasukan setoran setor in incoming received receive deposit income',
  out: 'db dr d debit debet keluar kirim dikirim mengirim pengiriman pengeluaran penarikan tarik out outgoing sent send spent withdrawal pembayaran bayar expense',
};
const ways = new Map<string, Way>([
  ['+', 'in'],
  ['-', 'out'],
  ...(['in', 'out'] as const).flatMap((way) => words[way].split(' ').map((word): [string, Way] => [word, way])),
]);
const dashes = /[\u2010-\u2015\u2212]/g;

/** Returns the direction that a mark such as `K`, `Db.`, `Dana Masuk` or `+` means; null for an unknown word. */
export function wayOf(mark: string): Way | null {
  const word = cleanNumber(mark).replaceAll(dashes, '-').toLowerCase().replaceAll(/[.()]/g, '').trim();
  return ways.get(word) ?? ways.get(word.replace(/^(?:dana|uang|transfer|transaksi|kas|saldo|trx|trf) /, '')) ?? null;
}

/** Matches a mark of the direction in the cell of an amount: `CR`, `(D)`, `Kredit`. */
const markSource = String.raw`\(?(?:[ck]r?|d[br]?|kredit|credit|debit|debet)\.?\)?`;
/** Matches an amount with a sign, currency or mark: `-6.500`, `(6.500)`, `Rp 6.500,00`, `6.500,-`, `6.500 DB`. */
const amountPattern = new RegExp(
  String.raw`^(?<before>${markSource}\s)?(?<sign>\([-+]\)|[-+(])?\s*(?:rp\.?|idr)?\s*(?<inner>[-+(])?\s*(?<digits>[\d.,][\d., ]*?)(?:[,.]-)?\s*(?:rp|idr)?\)?\s*(?<after>[-+]|${markSource})?$`,
  'i',
);

type Meaning = 'thousands' | 'decimals' | 'unclear';
/** The meaning of `.` and `,` in one file, and of `none`: an amount without a separator. */
export type Separators = Readonly<Partial<Record<string, Meaning>>>;

/**
 * Learns from all cells what each separator means. It has no entry for a separator that no cell explains.
 * `1.250.118` and `50.409,00` show thousands. `50409.000` shows decimals. `50409.00` alone leaves open what the point of
 * `330.409` means. `50409000` is unclear if most are so: an Indonesian spreadsheet takes the point of `50409.000` for
 * one of thousands.
 */
export function separatorsOf(cells: readonly string[]): Separators {
  const amounts = cells.map((cell) => amountPattern.exec(plain(cell))?.groups?.digits ?? '');
  const separators: Partial<Record<string, Meaning>> = {};
  for (const separator of ['.', ',']) {
    const meaning = meaningOf(separator, amounts);
    if (meaning) separators[separator] = meaning;
  }
  const filled = amounts.filter((digits) => /[1-9]/.test(digits));
  const large = filled.filter((digits) => largeThousands.test(digits));
  // Millions that end in 000, and not all in 0000, have probably been multiplied by 1000.
  const mayBeMultiplied = large.length > filled.length * 0.75 && large.some((digits) => !digits.endsWith('0000'));
  if (mayBeMultiplied) separators.none = 'unclear';
  return separators;
}

function meaningOf(separator: string, amounts: readonly string[]): Meaning | undefined {
  /** Whether an amount matches. `S` stands for the separator. */
  const has = (pattern: string) => {
    const regex = new RegExp(pattern.replaceAll('S', `[${separator}]`));
    return amounts.some((digits) => regex.test(digits));
  };
  if (has(String.raw`^\d{1,3}(?:S\d{3}){2}|^\d{1,3}S\d{3}[.,]\d{1,2}$`)) return 'thousands';
  if (has(String.raw`^\d{4,}S\d{3}$`)) return 'decimals';
  return has(String.raw`\dS\d{1,2}$`) ? 'unclear' : undefined;
}

/** Matches whole thousands from a million on, without separators: `50409000`. */
const largeThousands = /^\d{4,}000$/;

/** Cleans a cell: plain digits, spaces and dashes, no apostrophe that keeps digits as text. */
const plain = (cell: string) => cleanNumber(cell).replace(/^'/, '').replaceAll(dashes, '-').trim();

/** Reads an amount as banks write it. Returns null for other text, and for digits with two meanings. */
export function readAmount(cell: string, separators: Separators = {}): Amount | null {
  const text = plain(cell);
  if (/^(?:rp\.?|idr)? ?-$/i.test(text)) return { sen: 0, way: null };
  const { before = '', sign = '', inner = '', digits = '', after = '' } = amountPattern.exec(text)?.groups ?? {};
  const sen = readDigits(digits.trim(), separators);
  if (sen === null) return null;
  // An opening bracket is a minus.
  const marks = [before, sign.replace(/^\($/, '-'), inner.replace('(', '-'), after].filter(Boolean);
  const directions = marks.map(wayOf);
  const way = directions[0] ?? null;
  const agree = directions.every((direction) => direction === way);
  return agree ? { sen, way } : null;
}

export const signedSen = ({ sen, way }: Amount): number => (way === 'out' ? -sen : sen);

/** Matches rupiah with separated thousands (`50.409`, `1.250.118,00`), or without (`50409`, `50409.00`, `50409.0000`). */
const separatedDigits =
  /^(?:(?<whole>\d{1,3}(?<dot>[.,])\d{3}(?:\k<dot>\d{3})*)(?:(?<comma>[.,])(?<sen>\d{1,2}))?|(?<whole>\d*)(?:[.,](?<sen>\d{1,2}|0{3,}))?)$/;
/** Matches rupiah with three decimals: `50409.000`. */
const decimalDigits = /^(?<whole>\d+)[.,](?<sen>\d{2})\d$/;

/** Returns an amount in sen, or null if the digits can mean several amounts. */
function readDigits(written: string, separators: Separators): number | null {
  const digits = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/.test(written) ? written.replaceAll(' ', '') : written;
  if (digits !== '' && /^[0.,]*0[0.,]*$/.test(digits)) return 0;
  /** The separator of `50.409`, and that of `50.4`; '' if there is none. */
  const [, beforeThree = ''] = /^\d{1,3}([.,])\d{3}$/.exec(digits) ?? [];
  const [, beforeFewer = ''] = /^\d{1,3}([.,])\d{1,2}$/.exec(digits) ?? [];
  if (separators[beforeThree] === 'unclear') return null;
  if (separators.none === 'unclear' && largeThousands.test(digits)) return null;
  // Excel writes 50.400 as 50.4 if it takes the separator for that of decimals.
  if (separators[beforeFewer] === 'thousands') return null;
  // An amount with leading zeros and no separator may be in sen.
  if (/^0\d{3,}$/.test(digits)) return null;
  const pattern = separators[beforeThree] === 'decimals' ? decimalDigits : separatedDigits;
  const { whole = '', sen = '', dot, comma } = pattern.exec(digits)?.groups ?? {};
  const isOneSeparatorForBoth = comma !== undefined && comma === dot;
  if (whole === '' || isOneSeparatorForBoth) return null;
  const twoDigits = sen.slice(0, 2).padEnd(2, '0');
  const amount = Number(whole.replaceAll(/\D/g, '') + twoDigits);
  return Number.isSafeInteger(amount) ? amount : null;
}
