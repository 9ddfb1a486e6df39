import { cleanNumber } from 'site/transaction/parse-rupiah.ts';

/** Whether money came in or went out. */
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

/** Returns the direction that a mark means: `K`, `Db.`, `Dana Masuk`, `+`. Returns null for an unknown word. */
export function wayOf(mark: string): Way | null {
  const word = cleanNumber(mark).replaceAll(dashes, '-').toLowerCase().replaceAll(/[.()]/g, '').trim();
  return ways.get(word) ?? ways.get(word.replace(/^(?:dana|uang|transfer|transaksi|kas|saldo|trx|trf) /, '')) ?? null;
}

const mark = String.raw`\(?(?:[ck]r?|d[br]?|kredit|credit|debit|debet)\.?\)?`;
const shape = new RegExp(
  String.raw`^(?<before>${mark}\s)?(?<sign>\([-+]\)|[-+(])?\s*(?:rp\.?|idr)?\s*(?<inner>[-+(])?\s*(?<digits>[\d.,][\d., ]*?)(?:[,.]-)?\s*(?:rp|idr)?\)?\s*(?<after>[-+]|${mark})?$`,
  'i',
);

/** The meaning of `.` and `,` in one file. */
export type Style = Readonly<Partial<Record<string, 'thousands' | 'decimals' | 'unclear'>>>;

/**
 * Learns from all cells what the separator of `330.409` means: decimals if a cell is `50409.000`; unclear if it only
 * ever starts the sen (`50,409.00`); else thousands. Beside `1.250.118`, Excel has cut zeros from `50.4`.
 */
export function styleOf(cells: readonly string[]): Style {
  const all = cells.map((cell) => shape.exec(plain(cell))?.groups?.digits ?? '');
  const has = (pattern: (dot: string) => string) => (dot: string) =>
    all.some((digits) => new RegExp(pattern(`[${dot}]`)).test(digits));
  const [three, thousands, sen] = [
    has((dot) => `^\\d{4,}${dot}\\d{3}$`),
    has((dot) => `^\\d{1,3}(?:${dot}\\d{3}){2}|^\\d{1,3}${dot}\\d{3}[.,]\\d{1,2}$`),
    has((dot) => `\\d${dot}\\d{1,2}$`),
  ];
  const meaning = (dot: string) =>
    thousands(dot) ? ['thousands'] : three(dot) ? ['decimals'] : sen(dot) ? ['unclear'] : [];
  return Object.fromEntries(['.', ','].flatMap((dot) => meaning(dot).map((means) => [dot, means]))) as Style;
}

/** Writes `1'250'118.00` as `1250118.00`, and removes the apostrophe that keeps digits as text. */
const plain = (cell: string) =>
  cleanNumber(cell)
    .replace(/^'/, '')
    .replace(/(?<![\d'’])\d{1,3}(?:['’]\d{3})+(?![\d'’])/, (digits) => digits.replaceAll(/['’]/g, ''))
    .replaceAll(dashes, '-')
    .trim();

/** Reads an amount as banks write it. Returns null for other text, and for ambiguous digits, which it never guesses. */
export function readAmount(cell: string, style: Style = {}): Amount | null {
  const text = plain(cell);
  if (/^(?:rp\.?|idr)? ?-$/i.test(text)) return { sen: 0, way: null };
  const { before = '', sign = '', inner = '', digits = '', after = '' } = shape.exec(text)?.groups ?? {};
  const sen = readDigits(digits.trim(), style);
  if (sen === null) return null;
  const said = [before, sign.replace(/^\($/, '-'), inner.replace('(', '-'), after].filter(Boolean).map(wayOf);
  const way = said[0] ?? null;
  return said.some((other) => other !== way) ? null : { sen, way };
}

/** Returns the amount in sen, negative if the money went out. */
export const signedSen = ({ sen, way }: Amount): number => (way === 'out' ? -sen : sen);

function readDigits(written: string, style: Style): number | null {
  const digits = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/.test(written) ? written.replaceAll(' ', '') : written;
  if (digits !== '' && /^[0.,]*0[0.,]*$/.test(digits)) return 0;
  const [, dot = ''] = /^\d{1,3}([.,])\d{3}$/.exec(digits) ?? [];
  const [, cut = ''] = /^\d{1,3}([.,])\d{1,2}$/.exec(digits) ?? [];
  // An amount with leading zeros and no separator may be in sen.
  if (style[dot] === 'unclear' || style[cut] === 'thousands' || /^0\d{3,}$/.test(digits)) return null;
  const parts =
    style[dot] === 'decimals'
      ? /^(?<whole>\d+)[.,](?<sen>\d{2})\d$/.exec(digits)
      : /^(?:(?<whole>\d{1,3}(?<dot>[.,])\d{3}(?:\k<dot>\d{3})*)(?:(?<comma>[.,])(?<sen>\d{1,2}))?|(?<whole>\d*)(?:[.,](?<sen>\d{1,2}|0{3,}))?)$/.exec(
          digits,
        );
  const groups = parts?.groups;
  const whole = groups?.whole?.replaceAll(/\D/g, '') ?? '';
  if (whole === '' || (groups?.comma && groups.comma === groups.dot)) return null;
  const sen = Number(whole + (groups?.sen ?? '').slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(sen) ? sen : null;
}
