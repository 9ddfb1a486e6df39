import type { Finding } from './problems.ts';

/**
 * Three rules find texts outside the approval groups that need an approval (docs/releasing.md):
 * 1. a word of payment with a number of four digits or more;
 * 2. eight digits or more that are neither ours nor a date, an amount or a verse;
 * 3. an address that is not approved (src/publish/gates/links.ts).
 * The Studio bundles this file.
 */
const paymentDigits = 4;
const accountDigits = 8;

/** Removes case and diacritics, so that they cannot hide a word: `Rékening` becomes `rekening`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ʾʿ]/gu, '')
    .toLowerCase();

interface Own {
  number?: unknown;
  contact?: Record<string, unknown> | null;
  branches?: unknown;
}

/** Digits that every text may show: those of the account, the telephones (with 62 and with 0) and the address. */
export function ownDigits({ number, contact, branches }: Own): string[] {
  const branchPhones = (Array.isArray(branches) ? branches : []).map(({ phone }: { phone?: unknown }) => phone);
  const phones = [contact?.phone, contact?.whatsapp, ...branchPhones].map((phone) =>
    String(phone).replaceAll(/\D/g, ''),
  );
  const address = String(contact?.address).match(/\d{4,}/g) ?? [];
  const all = [String(number), ...phones, ...phones.map((phone) => phone.replace(/^62/, '0')), ...address];
  return all.filter((digits) => /^\d+$/.test(digits));
}

const year = String.raw`(?:1[34]|19|20)\d\d`;
const countedUnits =
  'hari|jam|menit|detik|pekan|minggu|bulan|tahun|kali|angka|digit|orang|santri|mushaf|eksemplar|buah|juz|surah|surat|ayat|halaman|rakaat|kg|gram|cm|km|mb|gb|%|persen|rupiah|unduhan|pembaca';

/** Numbers that cannot be an account, as their form or the word beside them shows. Dates and coordinates come first. */
const harmless = [
  String.raw`\d{1,2}([-./])\d{1,2}\1${year}`,
  String.raw`${year}-\d\d-\d\d`,
  String.raw`-?\d{1,3}[.,]\d{4,7}[,;] ?-?\d{1,3}[.,]\d{4,7}`,
  // An amount, which is grouped by dots or round. One of more than nine digits (six without “Rp”) must end in `.000`.
  String.raw`rp\.? ?\d{1,3}(?:\.\d{3}){1,2}(?:\.000)*(?:,(?:\d\d|-))?`,
  String.raw`rp\.? ?\d{1,9}000`,
  String.raw`\d{1,3}\.\d{3}(?:\.000)*(?:,\d\d)?`,
  // A time of day.
  String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`,
  // The number of a letter or decree, with its year.
  String.raw`\d{1,4}/${year}`,
  // A verse or a range of verses.
  String.raw`\d{1,3}:\d{1,3}(?: ?[-–] ?\d{1,3})?`,
  year,
  String.raw`(?<!\p{L})(?:hlm|hal|halaman|ayat|pasal|juz|bab|surah|tabel|gambar|lampiran|android)\.? \d{1,3}(?:(?: ?[-–,] ?|,? dan )\d{1,3})*`,
  String.raw`(?<!\p{L})iso(?:/iec)? \d{4,5}(?:-\d)?(?::\d{4})?`,
  String.raw`(?<!\p{L})isbn:? (?:97[89][- ]?)(?:\d[- ]?){9}[\dx]`,
  String.raw`(?<!\p{L})npwp[^\d\n]{0,20}\d\d\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}`,
  String.raw`\d{1,3}(?:\.\d{3}){0,2} ?(?:${countedUnits})(?!\p{L})`,
  String.raw`(?<!\p{L})q\.?s\.?[^\d\n]{1,40}\d{1,3}(?:(?: ?[-–,] ?|,? dan )\d{1,3})*`,
].join('|');
const explained = new RegExp(`(?<!\\d[.,:]?)(?:${harmless})(?!\\d|[.,:]\\d)`, 'gu');

/** Folds a text and removes explained and `allowed` numbers, however their digits are separated. */
function unexplained(text: string, allowed: readonly string[]): string {
  const parted = allowed.map((digits) => Array.from(digits).join(String.raw`[^\p{L}\d\n]{0,2}`));
  const own = new RegExp(String.raw`(?<!\d)(?:${parted.join('|') || '(?!)'})(?!\d)`, 'gu');
  return fold(text).replaceAll(own, '…').replaceAll(explained, '…');
}

/** Reads digits as one number if only punctuation, spaces or line breaks separate them. */
const row = /\d(?:[^\p{L}\d]*\d)*/gu;
const digitsOf = (written: string) => written.replaceAll(/\D/g, '');

const numbersIn = (text: string, allowed: readonly string[]): string[] => unexplained(text, allowed).match(row) ?? [];

/** Numbers of eight or more digits, as written, that are neither explained nor in `allowed` (digits only). */
export const longNumbers = (text: string, allowed: readonly string[] = []): string[] =>
  numbersIn(text, allowed)
    .filter((written) => digitsOf(written).length >= accountDigits)
    .map((written) => written.replaceAll('\n', ' / '));

const banks =
  'bca bri brimo bni bsi btn btpn bjb bpd mandiri livin muamalat danamon cimb niaga permata panin maybank ocbc nisp uob dbs hsbc citibank bukopin sinarmas aladin jenius jago seabank neobank superbank blu';
const wallets =
  'gopay go-pay ovo shopeepay linkaja astrapay isaku sakuku doku paypal qris dompet e-wallet ewallet flip m-banking mbanking';
const wordsAround =
  'bank rekening norek rek transfer tf setor menyetor setoran account akun whatsapp telegram virtual va bayar tujuan atas\\snama';
const paymentWords = [banks, wallets, wordsAround].flatMap((names) => names.split(' ')).join('|');
/** Words of payment, with affixes (ditransfer). “WA” and “a.n.” need a number or word after them: Arabic has both. */
const payment = new RegExp(
  String.raw`(?<!\p{L})(?:(?:di|ter|men|me|mem|pem|pen)?(?:${paymentWords})(?:kan|an|nya|lah)*(?!\p{L})|wa(?=:? ?\+?\d|:? (?:admin|kami|ke|nomor|no))|a[./]n\.? )`,
  'u',
);
/** The wallet “DANA”. In lower case the word means funds. */
const wallet = /(?<!\p{L})DANA(?!\p{L})/u;

/** The part of a text that needs an approval, or null. `allowed` comes from ownDigits. */
export function suspicion(text: string, allowed: readonly string[] = []): Finding | null {
  const [number] = longNumbers(text, allowed);
  if (number !== undefined) return { kind: 'long number', values: { number } };
  const word = payment.exec(fold(text))?.[0] ?? wallet.exec(text)?.[0];
  if (word === undefined) return null;
  // “100–999” is a range.
  const numbers = numbersIn(text, allowed).filter((written) => !/^\d{1,3} ?– ?\d{1,3}$/.test(written));
  const digits = numbers.map(digitsOf).find(({ length }) => length >= paymentDigits);
  return digits === undefined ? null : { kind: 'word of payment', values: { word: word.trim(), digits } };
}
