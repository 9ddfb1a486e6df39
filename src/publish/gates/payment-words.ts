import type { Piece } from '../documents/content-texts.ts';
import { hour } from './harmless-numbers.ts';
import { countDigits } from './long-numbers.ts';
import { withoutPrices } from './prices.ts';

/** Banks, wallets and cards. */
const names =
  'bank|bca|bri|brimo|bni|bsi|btn|btpn|bjb|bpd|dki(?! jakarta)|mandiri|livin|muamalat|danamon|cimb|niaga|permata|panin|maybank|ocbc|nisp|uob|dbs|hsbc|citibank|bukopin|mega|sinarmas|nobu|aladin|hijra|jenius|jago|blu|seabank|neobank|superbank|krom|allo|syariah indonesia|gopay|go-pay|ovo|shopeepay|linkaja|astrapay|isaku|sakuku|doku|flip|qris|paypal|wise|western union|(?:e-?|m-?|i-?)(?:wallet|banking)|dompet|kartu|virtual account|va|bitcoin|pulsa';
/** The words around an account. */
const around =
  'rekening|norek|nomor rek|rek|transfer|tf|setor|setoran|atas nama|(?:kirim|salurkan|bayar)(?:kan)? (?:(?:uang|dana|donasi|wakaf|sedekah|infak|infaq|zakat)(?:nya)? )?(?:ke|kepada|melalui|lewat)';
/** Not the “wa” of Arabic: `wa sallam`, `wa Ta‘ala`, `wa barakatuh`. */
const chats = "whats ?app|wa(?! (?:sallam|ta[’‘'ʿ]?[aā]l[aā]|ra[hḥ]mat|barak))|telegram";
/** Words as Indonesian bends them: ditransfer, rekeningnya; and a.n., which the end of “Qur’an” is not. */
const bent = (words: string) =>
  new RegExp(
    String.raw`\b(?:(?:di|ter|men|me|pen)?(?:${words}|nyetor|yetor))(?:kan|an|lah|nya|ku|mu)*\b|(?<!\bqur[’‘'])\ba[./]? ?n\.?(?= )|\bdana(?=:| \d| ke\b| no)`,
    'iu',
  );
/** What makes a reader look for a number to pay. */
const account = bent(`${names}|${around}`);
/** And to write to. */
const payment = bent(`${names}|${around}|${chats}`);

const date = String.raw`\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{4}-\d{1,2}-\d{1,2}`;
/** The wallet DANA; in lower case the word means funds. */
const wallet = /\bDANA\b/u;

/** Digits that identify nobody: days, hours, years, what is counted, and placeholders of amounts. */
const harmless = new RegExp(
  `(?<!\\d)(?:${date}|(?<=\\b(?:pukul|jam) )${hour}(?: ?(?:[-–]|sampai|hingga|s\\.d\\.) ?${hour})?|(?:19|20)\\d\\d(?: ?[-–/] ?(?:19|20)\\d\\d)?|\\d{1,3}(?= ?(?:%|hari|jam|menit|detik|bulan|tahun|kali|angka|digit|mushaf|eksemplar|buah|juz|surah|ayat|halaman|kg|gram|MB|GB|persen)))(?![\\d])`,
  'gu',
);

interface Known {
  /** Rupiah of the named price fields. */
  amounts: readonly number[];
  /** Of the institute's own address. */
  postcode: string | undefined;
}

/** How many texts after one that names a way to pay are read with it. */
const reach = 3;

/** Texts that name a way to pay together with four digits or more, which may follow in the next texts of its object. */
export function paymentTexts(pieces: readonly Piece[], { amounts, postcode }: Known): Piece[] {
  const prices = new Set(amounts.map(String));
  const digits = (text: string) =>
    countDigits(
      withoutPrices(text, prices)
        .replaceAll(postcode ? new RegExp(`(?<!\\d)${postcode}(?!\\d)`, 'g') : /(?!)/g, '')
        .replaceAll(harmless, ''),
    );
  const isAbout = (text: string) => payment.test(text) || wallet.test(text);
  // Counted first: most texts have none.
  const isOne = (text: string) => countDigits(text) >= 4 && digits(text) >= 4 && isAbout(text);
  return pieces.flatMap((piece, index) => {
    if (isOne(piece.text)) return [piece];
    for (let last = index + 1; last <= index + reach; last += 1) {
      const near = pieces.slice(index, last + 1);
      if (near.some(({ field, text }) => !isBeside(field, piece.field) || isOne(text))) return [];
      const text = near.map((one) => one.text).join('\n');
      // What stands before the words is no part of it.
      if (isOne(text) && (last === index + 1 || isAbout(piece.text)))
        return [{ field: `${piece.field} dan ${near.at(-1)?.field ?? ''}`, text }];
    }
    return [];
  });
}

/** Fields of one object, and the paragraphs or items of a list in it: a question stands beside its answer. */
const isBeside = (one: string, other: string): boolean =>
  parent(one) === parent(other) || owner(one) === parent(other) || parent(one) === owner(other);
const owner = (field: string) => (/\.\d+$/.test(field) ? parent(parent(field)) : null);
const parent = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));

/** Texts that name an account at all: where they stand on every page, the confirmation included. */
export const accountTexts = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ text }) => account.test(text) || wallet.test(text));
