import type { ConfirmationCopy, TransferredCopy } from 'site/transaction/confirmation-text.ts';
import { isTransactionType, type TransactionType, transactionTypes } from 'site/transaction/order.ts';
import { cleanNumber, parseRupiah } from 'site/transaction/parse-rupiah.ts';
import { type Moment, readMoment } from 'site/transaction/read-moment.ts';

/** The facts that a donor's message states. Money is in whole rupiah. A missing or unreadable value is null or ''. */
export type Claim = ReturnType<typeof emptyClaim>;

interface ChatOrigin {
  sent: Moment | null;
  sender: string;
}

type Field = 'kind' | 'name' | 'quantity' | 'city' | 'address' | 'total' | 'asked' | 'stated';

/** The words of our messages, of today's content or of an earlier time. */
export type MessageCopy = Partial<ConfirmationCopy & TransferredCopy>;

/** Labels of old messages, which today's content no longer has, and labels in the help text of siteSettings. */
const fixedLabels: [Field, string][] = [
  ['name', 'Nama'],
  ['kind', 'Jenis transaksi'],
  ['kind', 'Jenis (donasi, beli, atau wakaf)'],
  ['quantity', 'Jumlah'],
  ['city', 'Kota tujuan'],
  ['address', 'Alamat'],
  ['total', 'Total transfer'],
  ['total', 'Total yang saya transfer'],
  ['total', 'Total'],
  ['asked', 'Total yang tertera di halaman'],
  ['stated', 'Hari dan tanggal'],
  ['stated', 'Waktu formulir'],
  ['stated', 'Formulir diisi'],
];
const fieldsByCopyKey: Record<string, Field> = {
  nameLabel: 'name',
  typeLabel: 'kind',
  quantityLabel: 'quantity',
  cityLabel: 'city',
  addressLabel: 'address',
  totalLabel: 'total',
  askedLabel: 'asked',
  timeLabel: 'stated',
  dayLabel: 'stated',
};

const fold = (text: string) => text.trim().toLowerCase();

/** Collects the labels, greetings and names of types that mark our messages, in lower case. */
function vocabularyOf(copies: readonly MessageCopy[]) {
  const labels = copies.flatMap((copy) =>
    Object.entries(copy).flatMap(([key, label]): [string, Field][] => {
      const field = fieldsByCopyKey[key];
      return field && typeof label === 'string' ? [[fold(label), field]] : [];
    }),
  );
  const allLabels = new Map([...fixedLabels.map(([field, label]): [string, Field] => [fold(label), field]), ...labels]);
  // Another program may have stored anything in `types`.
  const typeNames = copies.flatMap(({ types }) =>
    Object.entries(types ?? {}).filter(
      (entry): entry is [TransactionType, string] => isTransactionType(entry[0]) && typeof entry[1] === 'string',
    ),
  );
  return {
    // The longest label comes first, so that `Total transfer` is not read as `Total`.
    labels: Array.from(allLabels).sort(([a], [b]) => b.length - a.length),
    greetings: new Set(
      copies.flatMap(({ greeting }) => (typeof greeting === 'string' ? fold(greeting) : [])).filter(Boolean),
    ),
    // People who write a message by hand use the plain word.
    kinds: [...typeNames, ...transactionTypes.map((kind) => [kind, kind] as const)]
      .map(([kind, name]): [string, TransactionType] => [fold(name), kind])
      .sort(([a], [b]) => b.length - a.length),
  };
}

type Vocabulary = ReturnType<typeof vocabularyOf>;

const chatDate = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const chatHour = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** The start of a message in an exported chat (Android, iPhone), or in a copy from WhatsApp Web. */
const chatLine = new RegExp(
  String.raw`^\[?(?<when>${chatDate},?\s${chatHour}|${chatHour},\s${chatDate})(?:\]|\s-)\s(?<rest>.*)$`,
  'i',
);
/** Invisible direction marks that an export puts at the start of lines. */
const marks = /^[\u200E\u200F\u202A-\u202E\uFEFF]+/;

/** Cleans a sender's number or name: removes the marks of an iPhone, and the `~` before a name that nobody saved. */
const cleanSender = (written: string) => cleanNumber(written.replaceAll(/[\u2010-\u2015]/g, '-')).replace(/^~ ?/, '');

/**
 * Whether a line says in free words that money was sent: it has a word for it and an amount. Our answer that a transfer
 * is not in the statement is no such line.
 */
const saysMoney = (line: string) =>
  /\b(?:tf|trf|transfer|kirim|bayar|donasi|infa[kq]|sedekah|wakaf|zakat)/i.test(line) &&
  /\d ?(?:rb|ribu|k|jt|juta)\b|rp\.? ?\d|\d{1,3}(?:[.,]\d{3})+|\d{5,}/i.test(line) &&
  !/belum ada di mutasi/.test(line);

/** Whether the dates of a chat begin with the month. One date whose second number is above 12 proves it. */
const isMonthFirst = (lines: readonly string[]) =>
  lines.some((line) => {
    const when = chatLine.exec(line)?.groups?.when;
    return when !== undefined && /(?<!\d)\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d/.test(when);
  });

/**
 * Finds the messages of our form in a text, which may be a whole exported chat. Ignores other text, but a line that
 * says that money was sent becomes a claim with `said`. Labels may be in any order, in upper or lower case, and in
 * bold (`*`). The first value of a field counts. A second name or kind begins another message. Never throws.
 * docs/what-the-site-does.md#whatsapp-texts
 */
export function readMessages(text: string, copies: readonly MessageCopy[]): Claim[] {
  const vocabulary = vocabularyOf(copies);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(marks, ''));
  const monthFirst = isMonthFirst(lines);
  const claims: Claim[] = [];
  let origin: ChatOrigin = { sent: null, sender: '' };
  let claim = emptyClaim(1, origin);
  let filled = new Set<Field>();
  /** Ends the claim that is being read, keeps it if it is one, and begins another. */
  const beginClaim = (line: number) => {
    // A single label, such as “Nama: …”, is not a message of ours.
    if (filled.size > 1 && (filled.has('total') || filled.has('kind') || filled.has('asked')))
      claims.push({ ...claim, said: '' });
    else if (claim.said !== '') claims.push({ ...emptyClaim(claim.line, claim), said: claim.said });
    claim = emptyClaim(line, origin);
    filled = new Set();
  };
  for (const [index, wholeLine] of lines.entries()) {
    const chat = chatLine.exec(wholeLine)?.groups;
    if (chat) {
      const [, sender = '', message] = /^(.*?): (.*)$/.exec(chat.rest ?? '') ?? [];
      const sent = readMoment(chat.when ?? '', { monthFirst });
      beginClaim(index + 1);
      // A line without a sender is WhatsApp's own, such as “Anda menambahkan …”.
      if (message !== undefined) origin = { sent, sender: cleanSender(sender) };
      claim = emptyClaim(index + 1, origin);
    }
    const line = chat ? (chat.rest ?? '').replace(/^.*?: /, '') : wholeLine;
    const labelled = readLabel(line, vocabulary);
    if (vocabulary.greetings.has(fold(line))) beginClaim(index + 1);
    if (!labelled && filled.size === 0 && claim.said === '' && saysMoney(line)) claim.said = line.trim();
    if (!labelled) continue;
    const [field, value] = labelled;
    if (filled.has(field) && (field === 'name' || field === 'kind')) beginClaim(index + 1);
    if (!filled.has(field)) setField(claim, labelled, vocabulary);
    // Our form leaves some values empty for the donor, who may write the value on a later line.
    if (value !== '') filled.add(field);
  }
  beginClaim(lines.length);
  return claims;
}

/** The book stores claims, so the names of these fields stay. */
export const emptyClaim = (line: number, { sent, sender }: ChatOrigin = { sent: null, sender: '' }) => ({
  /** Line of the pasted text, from 1. */
  line,
  kind: null as TransactionType | null,
  name: '',
  quantity: null as number | null,
  city: '',
  address: '',
  /** The transferred amount, as the message states it. */
  total: null as number | null,
  /** The amount that the page showed, if the message states it separately from the transferred amount. */
  asked: null as number | null,
  /** The time that the message states: when the page showed the total, or when the transfer was made. */
  stated: null as Moment | null,
  /** In an exported chat: when the message was sent, and the sender's number or name in the address book. */
  sent,
  sender,
  /** Free words that are not in our form; '' for a message of our form. */
  said: '',
});

function readLabel(wholeLine: string, { labels }: Vocabulary): [Field, value: string] | undefined {
  const [, bold = '', line = ''] = /^[\s>•-]*([*_]*)(.*)$/u.exec(wholeLine) ?? [];
  const lowerCase = line.toLowerCase();
  for (const [label, field] of labels) {
    if (!lowerCase.startsWith(label)) continue;
    const [, value] = /^[\s*_]*[:：](.*)$/u.exec(line.slice(label.length)) ?? [];
    if (value !== undefined) return [field, (bold ? value.replaceAll(/^[\s*_]+|[*_]+$/g, '') : value).trim()];
  }
}

function setField(claim: Claim, [field, value]: [Field, string], { kinds }: Vocabulary): void {
  if (field === 'kind') {
    claim.kind = kinds.find(([name]) => fold(value).includes(name))?.[1] ?? null;
  } else if (field === 'quantity') {
    const digits = parseRupiah(/^[\d.]+/.exec(value)?.[0] ?? '');
    claim.quantity = digits.ok ? digits.value : null;
  } else if (field === 'total' || field === 'asked') {
    claim[field] = amountIn(value);
    claim.stated ??= readMoment(value);
  } else if (field === 'stated') {
    claim.stated ??= readMoment(value);
  } else {
    claim[field] = value;
  }
}

/** Returns the amount at the start of the value. A day and time may follow it. */
function amountIn(value: string): number | null {
  const start = /^(?:rp\.? ?)?(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:,00|,-)?(?![\d.,]*\d)/i.exec(value)?.[0] ?? '';
  const [ofWhole, ofStart] = [parseRupiah(value), parseRupiah(start)];
  if (ofWhole.ok) return ofWhole.value;
  return ofStart.ok ? ofStart.value : null;
}
