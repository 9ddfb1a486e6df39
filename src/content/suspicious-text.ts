/**
 * What a text outside the approved groups needs an approval for. Against accidents and plain fraud; the approved groups
 * stop the rest (docs/releasing.md). The Studio bundles this file.
 */

const accountDigits = 8;
const paymentDigits = 4;

/** Case and diacritics hide no word: `Rékening` is `rekening`. */
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

/** Digits that every text may show: of the account, the telephones in both ways of writing, and the address. */
export function ownDigits({ number, contact, branches }: Own): string[] {
  const own = (Array.isArray(branches) ? branches : []).map(({ phone }: { phone?: unknown }) => phone);
  const phones = [contact?.phone, contact?.whatsapp, ...own].map((phone) => String(phone).replaceAll(/\D/g, ''));
  const address = String(contact?.address).match(/\d{4,}/g) ?? [];
  const all = [String(number), ...phones, ...phones.map((phone) => phone.replace(/^62/, '0')), ...address];
  return all.filter((digits) => /^\d+$/.test(digits));
}

const year = String.raw`(?:1[34]|19|20)\d\d`;
const hour = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`;
/** Millions with points between them, or more that ends in thousands. */
const amount = String.raw`\d{1,3}(?:\.\d{3}){1,2}(?:\.000)*(?:,\d\d)?`;

/** Numbers that are no account, however many stand in a row. */
const harmless = [
  String.raw`\d{1,2}([-./])\d{1,2}\1${year}`,
  String.raw`${year}-\d\d-\d\d`,
  String.raw`-?\d{1,3}[.,]\d{4,7}[,;] ?-?\d{1,3}[.,]\d{4,7}`,
  amount,
  hour,
  // Of a letter or decree, with its year.
  String.raw`\d{1,4}/${year}`,
  // A verse, and the verses up to another one.
  String.raw`\d{1,3}:\d{1,3}(?: ?[-–] ?\d{1,3})?`,
  year,
].map((source) => new RegExp(`(?<!\\d[.,:]?)(?:${source})(?!\\d|[.,:]\\d)`, 'y'));

const counted =
  'hari|jam|menit|detik|pekan|minggu|bulan|tahun|kali|angka|digit|orang|santri|mushaf|eksemplar|buah|juz|surah|surat|ayat|halaman|rakaat|kg|gram|cm|km|mb|gb|%|persen';
/** Numbers that a word beside them explains: pages in order, a norm, a book, a few of something. */
const explained = [
  /(?<!\p{L})(?:hlm|hal|halaman|ayat|pasal|juz|bab|surah|tabel|gambar|lampiran|android)\.? (\d{1,3}(?:(?: ?[-–,] ?|,? dan )\d{1,3})*)(?!\d)/gu,
  /(?<!\p{L})iso(?:\/iec)? \d{4,5}(?:-\d)?(?::\d{4})?(?!\d)/gu,
  /(?<!\p{L})isbn:? (?:97[89][- ]?)(?:\d[- ]?){9}[\dx](?!\d)/gu,
  /(?<!\p{L})npwp[^\d\n]{0,20}\d\d\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}(?!\d)/gu,
  new RegExp(String.raw`(?<!\d[.,]?)\d{1,3} ?(?:${counted})(?!\p{L})`, 'gu'),
];

/** Such texts in letters alone. Pages rise; the parts of an account do not. */
const withoutExplained = (text: string): string =>
  explained.reduce(
    (read, pattern) =>
      read.replaceAll(pattern, (written: string, pages: unknown) => {
        const numbers = typeof pages === 'string' ? (pages.match(/\d+/g) ?? []).map(Number) : [];
        return numbers.every((one, index) => one > (numbers[index - 1] ?? 0)) ? 'x' : written;
      }),
    text,
  );

/** Numbers that may be shown, however they are parted; one expression for all of a content. */
let lastAllowed: { key: string; pattern: RegExp | null } = { key: '', pattern: null };
function allowedPattern(allowed: readonly string[]): RegExp | null {
  const key = allowed.join();
  if (lastAllowed.key === key) return lastAllowed.pattern;
  const parted = allowed.map((digits) => Array.from(digits).join(String.raw`[^\p{L}\d\n]{0,2}`));
  lastAllowed = { key, pattern: new RegExp(String.raw`(?:${parted.join('|')})(?!\d)`, 'uy') };
  return lastAllowed.pattern;
}

/** The digits of a row that are no date, hour or amount and not allowed, with the other digits of their lines. */
function unexplained(written: string, allowed: readonly string[]): string {
  const lines = written.split('\n').map((line) => ({ line, others: othersIn(line, allowed) }));
  const isNegligible = lines.map(({ others }) => others).join('').length <= 2;
  // The parts of an account may look like years: one that is none spoils its line.
  return isNegligible ? '' : lines.flatMap(({ line, others }) => (others ? line.match(/\d/g) : [])).join('');
}

function othersIn(line: string, allowed: readonly string[]): string {
  const patterns = [...harmless, allowedPattern(allowed)].filter((pattern) => pattern !== null);
  let others = '';
  for (let from = nextDigit(line, 0); from !== -1; from = nextDigit(line, from)) {
    const pattern = patterns.find((one) => {
      one.lastIndex = from;
      return one.test(line);
    });
    const end = pattern?.lastIndex ?? from + 1;
    if (!pattern) others += line.slice(from, end);
    from = end;
  }
  return others;
}

function nextDigit(line: string, from: number): number {
  const next = line.slice(from).search(/\d/);
  return next === -1 ? -1 : from + next;
}

/** Digits with nothing but signs, spaces and ends of lines between them are read as one number. */
const row = /\d(?:[^\p{L}\d]*\d)*/gu;

/** Numbers of eight digits or more, as they are written, that are neither harmless nor `allowed` (digits only). */
export const longNumbers = (text: string, allowed: readonly string[] = []): string[] =>
  Array.from(withoutExplained(fold(text)).matchAll(row), ([written]) => written)
    .filter((written) => unexplained(written, allowed).length >= accountDigits)
    .map((written) => written.replaceAll('\n', ' / '));

const numberWord =
  '(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|zero|one|two|three|four|five|six|seven|eight|nine|\\d)';
/** Five or more in a row, as an account is dictated; an amount has words such as “puluh” between them. */
const dictated = new RegExp(String.raw`(?<![\p{L}\d])${numberWord}(?:[^\p{L}\d]+${numberWord}){4,}(?![\p{L}\d])`, 'gu');

const banks =
  'bca bri brimo bni bsi btn btpn bjb bpd mandiri livin muamalat danamon cimb niaga permata panin maybank ocbc nisp uob dbs hsbc citibank bukopin sinarmas aladin jenius jago seabank neobank superbank blu';
const wallets =
  'gopay go-pay ovo shopeepay linkaja astrapay isaku sakuku doku paypal qris dompet e-wallet ewallet flip m-banking mbanking';
const around =
  'bank rekening norek rek transfer tf setor menyetor setoran account akun whatsapp telegram virtual va bayar tujuan atas\\snama';
const paymentWords = [banks, wallets, around].flatMap((names) => names.split(' ')).join('|');
/** As Indonesian bends them: ditransfer. “WA” and “a.n.” only before a name or number: both are Arabic too. */
const payment = new RegExp(
  String.raw`(?<!\p{L})(?:(?:di|ter|men|me|mem|pem|pen)?(?:${paymentWords})(?:kan|an|nya|lah)*(?!\p{L})|wa(?=:? ?\+?\d|:? (?:admin|kami|ke|nomor|no))|a[./]n\.? )`,
  'u',
);
/** The wallet; in lower case the word means funds. */
const wallet = /(?<!\p{L})DANA(?!\p{L})/u;

/** Prices end in hundreds (money-rules.ts): beside a word of payment another amount may be an account in disguise. */
const uneven = new RegExp(String.raw`(?<![\d.])${amount}(?![\d.])`, 'gu');

/** The digits of a text that say to where somebody pays, if one of its words is about paying. */
function payableDigits(text: string, allowed: readonly string[]): string | null {
  const word = payment.exec(fold(text))?.[0] ?? wallet.exec(text)?.[0];
  if (word === undefined) return null;
  const read = withoutExplained(fold(text)).replaceAll(uneven, (sum) =>
    sum.endsWith('00') ? 'x' : sum.replaceAll('.', ''),
  );
  const digits = (read.match(row) ?? []).map((written) => unexplained(written, allowed)).join('');
  return digits.length >= paymentDigits ? `“${word.trim()}” bersama angka ${digits}` : null;
}

/**
 * Why a text needs an approval, as the middle of an Indonesian sentence, or null. `allowed` are digits that it may
 * name: of the account, the telephone, the address.
 */
export function suspicion(text: string, allowed: readonly string[] = []): string | null {
  const [number] = longNumbers(text, allowed);
  if (number !== undefined) return `memuat ${number}, sepanjang nomor rekening atau telepon`;
  const words = fold(text)
    .match(dictated)
    ?.find((found) => /\p{L}/u.test(found));
  if (words) return `memuat angka yang dieja, “${words.replaceAll('\n', ' / ')}”`;
  const payable = /\d/.test(text) ? payableDigits(text, allowed) : null;
  return payable && `memuat ${payable}`;
}
