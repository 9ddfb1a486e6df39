import type { Piece } from '../documents/content-texts.ts';

/** What makes a reader look for a number to pay or to write to: banks, wallets, and the words around an account. */
const payment =
  /\b(?:bank|bca|bri|bni|bsi|btn|btpn|mandiri|muamalat|danamon|cimb|niaga|permata|panin|maybank|ocbc|bukopin|mega|sinarmas|jenius|jago|seabank|neobank|allo|gopay|go-pay|ovo|shopeepay|linkaja|qris|paypal|e-?wallet|dompet|rekening|norek|rek|transfer|tf|virtual account|va|atas nama|whats ?app|wa|telegram)\b|\ba\.? ?[n/]\.?(?= )|\bdana (?=\d|ke\b|no)/iu;

const date = String.raw`\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{4}-\d{1,2}-\d{1,2}`;
/** The wallet DANA; in lower case the word means funds. */
const wallet = /\bDANA\b/u;

/** Digits that identify nobody: days, years, what is counted, and placeholders of amounts. */
const harmless = new RegExp(
  `(?<!\\d)(?:${date}|(?:19|20)\\d\\d(?: ?[-–/] ?(?:19|20)\\d\\d)?|\\d{1,3}(?= ?(?:%|hari|jam|menit|detik|bulan|tahun|kali|angka|digit|mushaf|eksemplar|buah|juz|surah|ayat|halaman|kg|gram|MB|GB|persen)))(?![\\d])`,
  'gu',
);

interface Known {
  /** Rupiah of the named price fields. */
  amounts: readonly number[];
  /** Of the institute's own address. */
  postcode: string | undefined;
}

/** Texts that name a way to pay together with four digits or more; two neighbours of one object count as one text. */
export function paymentTexts(pieces: readonly Piece[], { amounts, postcode }: Known): Piece[] {
  const prices = new Set(amounts.map(String));
  const digits = (text: string) =>
    text
      .replaceAll(/\bRp ?(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?(?![\d.]*\d)/g, (shown, amount: string) =>
        prices.has(amount.replaceAll('.', '')) ? '' : shown,
      )
      .replaceAll(postcode ? new RegExp(`(?<!\\d)${postcode}(?!\\d)`, 'g') : /(?!)/g, '')
      .replaceAll(harmless, '')
      .replaceAll(/\D/g, '').length;
  const isOne = (text: string) => (payment.test(text) || wallet.test(text)) && digits(text) >= 4;
  return pieces.flatMap((piece, index) => {
    if (isOne(piece.text)) return [piece];
    const next = pieces[index + 1];
    if (!next || parent(next.field) !== parent(piece.field) || isOne(next.text)) return [];
    const both = `${piece.text}\n${next.text}`;
    return isOne(both) ? [{ field: `${piece.field} dan ${next.field}`, text: both }] : [];
  });
}

const parent = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));
