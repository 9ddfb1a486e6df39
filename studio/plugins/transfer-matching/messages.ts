import { textOf } from 'site/content/stored-value.ts';
import type { ConfirmationCopy } from 'site/transaction/confirmation-text.ts';
import { type TransactionType, transactionTypes } from 'site/transaction/order.ts';
import { cleanNumber, parseRupiah } from 'site/transaction/parse-rupiah.ts';
import { type Moment, readMoment } from 'site/transaction/read-moment.ts';
import { chatWords } from 'site/words/chat.ts';

/** What a donor's message states. Money is in whole rupiah. A missing or unreadable value is null or ''. */
export interface Claim {
  /** Made of what the message states, so that a message is known again when it is pasted again. */
  id: string;
  /** `form`: our form; `free`: free words about money; `unread`: lines of a chat in an unknown shape. */
  shape: 'form' | 'free' | 'unread';
  /** Name of the file, and the line of its text, from 1. */
  source: string;
  line: number;
  type: TransactionType | null;
  name: string;
  quantity: number | null;
  city: string;
  address: string;
  /** The transferred amount, as the message states it. */
  total: number | null;
  /** The amount that the page showed, if the message states it separately from the transferred amount. */
  asked: number | null;
  /** The time that the message states: when the page showed the total, or when the transfer was made. */
  stated: Moment | null;
  /** In a chat: when the message was sent, and the sender's number or name in the address book. */
  sent: Moment | null;
  sender: string;
  /** The words of a message that is not in our form; '' for one of our form. */
  said: string;
}

/** What the lines of a text are. Each line is counted once. */
export type LineCounts = Record<'claim' | 'talk' | 'system' | 'empty' | 'unread', number>;

export interface MessagesRead {
  claims: Claim[];
  lines: LineCounts;
  /** Everybody who wrote in the chats, most lines first. */
  senders: string[];
}

type Field = 'type' | 'name' | 'quantity' | 'city' | 'address' | 'total' | 'asked' | 'stated';

/** The words of our messages, of today's content or of an earlier time. */
export type MessageCopy = Partial<ConfirmationCopy>;

/** Another program may have stored anything in content. */
const fold = (text: unknown) => textOf(text).trim().toLowerCase();

/** The field that each label of our messages states; null for words that are no label, or that the tool does not need. */
const fieldsOf: {
  [Text in 'confirmation' | 'transferred']: Record<keyof (typeof chatWords)[Text], Field | null>;
} = {
  confirmation: {
    name: 'name',
    type: 'type',
    quantity: 'quantity',
    mushaf: null,
    city: 'city',
    total: 'total',
    time: 'stated',
    address: 'address',
  },
  transferred: { type: 'type', asked: 'asked', total: 'total', day: 'stated', bank: null },
};

/** Former labels, since old messages have them, and those of the help text of siteSettings. */
const otherLabels: [label: string, Field][] = [
  ['total', 'total'],
  ['waktu formulir', 'stated'],
];

const fieldsByLabel = (['confirmation', 'transferred'] as const).flatMap((message) =>
  Object.entries(fieldsOf[message]).flatMap(([key, field]): [string, Field][] =>
    field ? [[fold((chatWords[message] as Record<string, string>)[key]), field]] : [],
  ),
);

/** The longest comes first, so that `Total transfer` is not read as `Total`. */
const longestFirst = <Of>(named: [name: string, Of][]) =>
  named.filter(([name]) => name !== '').sort(([a], [b]) => b.length - a.length);

/** The labels, greetings and names of types that mark our messages, in lower case. */
function vocabularyOf(copies: readonly MessageCopy[]) {
  return {
    labels: longestFirst([...fieldsByLabel, ...otherLabels]),
    greetings: new Set(copies.map(({ greeting }) => fold(greeting)).filter(Boolean)),
    // People who write a message by hand use the plain word.
    types: longestFirst(
      transactionTypes.flatMap((type) =>
        [type, ...copies.map(({ types }) => types?.[type])].map((name): [string, TransactionType] => [
          fold(name),
          type,
        ]),
      ),
    ),
  };
}
type Vocabulary = ReturnType<typeof vocabularyOf>;

/** A message of a chat with all its lines, or a part of a text without chat lines, up to an empty line. */
interface Message {
  /** Index of its first line. */
  at: number;
  lines: string[];
  /** Its first line as it stands in the text. */
  written: string;
  shape: 'known' | 'unknown' | 'system' | 'plain';
  when: string;
  sender: string;
}

/** `20/11/26`, `2026-11-20`, `20/11` (a copy from a phone), `20 Nov 2026`. */
const chatDate = String.raw`(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?|\d{1,2} [a-z]{3,9}\.? \d{4})`;
/** `14.05`, `14:05:33`, `2:05 PM`. */
const chatHour = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?`;
/** `20/11/26, 14.05`, or in WhatsApp Web `14.05, 20/11/2026`. */
const chatMoment = `${chatDate},?\\s${chatHour}|${chatHour},\\s${chatDate}`;
/** `20/11/26 14.05 - Budi: halo` (Android), `[20/11/26 14.05.33] Budi: halo` (iPhone, or a copy). */
const chatLine = new RegExp(
  String.raw`^(?:\[(?<boxed>${chatMoment})\]|(?<open>${chatMoment})\s[-–])\s(?<rest>.*)$`,
  'i',
);
/** A day and an hour in another order or in other brackets: `<20-11-2026 pukul 14.05> Budi: halo`. */
const likeChatLine =
  /^[[(<]?(?:\w{3,9},? )?(?:\d{1,4}[-/. ]\w{1,9}\.?(?:[-/. ]\d{1,4})?,? .{0,6}?\d{1,2}[.:]\d{2}|\d{1,2}[.:]\d{2}.{0,6}? \d{1,4}[-/. ]\w{1,9}).{0,16}?(?:[\])>]|[-–:])\s/;
/** Invisible direction marks that an export puts at the start of lines. */
const marks = /^[\u200E\u200F\u202A-\u202E\uFEFF]+/;
/** `+62 811 mengubah nama grup menjadi “Wakaf: Rp100.000”`. */
const systemWords =
  /\b(?:mengubah|menambahkan|mengeluarkan|membuat|keluar|bergabung|menghapus|changed|added|removed|created|left|joined|deleted)\b|terenkripsi|encrypted/i;

/** Cleans a sender's number or name: removes the marks of an iPhone, and the `~` before a name that nobody saved. */
const cleanSender = (written: string) => cleanNumber(written.replaceAll(/[\u2010-\u2015]/g, '-')).replace(/^~ ?/, '');

function messageAt(line: string, at: number): Message | null {
  const { boxed, open, rest = '' } = chatLine.exec(line)?.groups ?? {};
  const when = boxed ?? open ?? '';
  const [, sender, words = ''] = /^(.{1,60}?): ?(.*)$/.exec(rest) ?? [];
  // A line without a sender is WhatsApp's own. It may have a colon, as the new name of a group.
  if (when && (sender === undefined || systemWords.test(sender)))
    return { at, written: line, lines: [rest], shape: 'system', when, sender: '' };
  if (when) return { at, written: line, lines: [words], shape: 'known', when, sender: cleanSender(sender ?? '') };
  if (!likeChatLine.test(line)) return null;
  // Removes `<20-11-2026 pukul 14.05> Budi: `.
  const afterTime = line.replace(/^.*?(?:[\])>]|\d\s[-–:])\s(?:.{1,60}?: )?/, '');
  return { at, written: line, lines: [afterTime], shape: 'unknown', when: '', sender: '' };
}

function splitMessages(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  for (const [at, line] of lines.entries()) {
    const last = messages.at(-1);
    const started = messageAt(line, at);
    // A line of WhatsApp itself ends with its line. Without chat lines, an empty line separates messages.
    const isApart = !last || last.shape === 'system' || (last.shape === 'plain' && line.trim() === '');
    if (started) messages.push(started);
    else if (isApart) messages.push({ at, written: line, lines: [line], shape: 'plain', when: '', sender: '' });
    else last.lines.push(line);
  }
  return messages;
}

/** The days of a chat are written in one shape: `#/#/####, #:#a`. */
const shapeOf = (when: string) =>
  when.replaceAll(/\d+/g, (digits) => (digits.length === 4 ? '####' : '#')).replaceAll(/[a-z]+/gi, 'a');

/**
 * Reads when each message was sent. Whether the month comes first is judged for each chat, which is a run of messages
 * whose days have one shape: the days must exist, must not be after `today`, and must not go back.
 */
function readTimes(messages: readonly Message[], today: string): Map<Message, Moment | null> {
  const times = new Map<Message, Moment | null>();
  const dated = messages.filter(({ when }) => when !== '');
  for (let start = 0; start < dated.length;) {
    const shape = shapeOf(dated[start]?.when ?? '');
    const length = dated.slice(start).findIndex(({ when }) => shapeOf(when) !== shape);
    const chat = dated.slice(start, length < 0 ? undefined : start + length);
    const readings = [false, true].map((monthFirst) => chat.map(({ when }) => momentOf(when, monthFirst, today)));
    const faults = readings.map((read) => faultsOf(read, today));
    const best = (faults[1] ?? 0) < (faults[0] ?? 0) ? readings[1] : readings[0];
    for (const [index, message] of chat.entries()) times.set(message, best?.[index] ?? null);
    start += chat.length;
  }
  return times;
}

/** Counts days that do not exist or are still to come (heavily), and days that go back. */
function faultsOf(read: readonly (Moment | null)[], today: string): number {
  const wrong = read.filter((moment) => moment === null || moment.day > today).length;
  const back = read.filter((moment, index) => index > 0 && (moment?.day ?? '') < (read[index - 1]?.day ?? '')).length;
  return wrong * 1000 + back;
}

/** Reads the time of a chat line. A day without its year is the last such day until `today`. */
function momentOf(when: string, monthFirst: boolean, today: string): Moment | null {
  // `20/11` of `20/11, 14.05`.
  const yearless = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})(?![\d/.-])(?=,|\s)/.exec(when);
  if (!yearless || readMoment(when)) return readMoment(when, { monthFirst });
  const year = Number(today.slice(0, 4));
  const inYear = (number: number) =>
    readMoment(when.replace(yearless[0], `${yearless[1]}/${yearless[3]}/${number}`), { monthFirst });
  const thisYear = inYear(year);
  return thisYear && thisYear.day <= today ? thisYear : inYear(year - 1);
}

/** An amount in free words: `Rp60.411`, `150rb`, `100409`, but no account or phone number. */
const freeAmount =
  /(?<![\d+.,])(?:rp\.? ?)?(?:\d{1,3}(?:[.,]\d{3})+|\d{4,9}|\d{1,3} ?(?:rb|ribu|k|jt|juta))(?![\d]|[.,-]\d)/gi;
/** `tf`, `setor tunai`, `infaq`. */
const saysMoney =
  /\b(?:tf|trf|trs?fer|ditransfer|transfer|kirim|dikirim|bayar|dibayar|setor|disetor|donasi|infa[kq]|sedekah|shodaqoh|wakaf|zakat)\b/i;
/** `sudah tf`, `barusan saya transfer`. */
const saysSent = /\b(?:sudah|sdh|udah|udh|telah|dah|barusan)\b.{0,20}\b(?:di)?(?:tf|trf|transfer|kirim|bayar|setor)/i;
/** Our own answers and receipts. */
const ourAnswer = /belum ada di mutasi|sudah kami terima/i;

function amountOfWords(written: string): number {
  const [, digits = '', unit = ''] = /(\d[\d.,]*) ?([a-z]*)$/i.exec(written) ?? [];
  const scale = /^(?:rb|ribu|k)$/i.test(unit) ? 1000 : /^(?:jt|juta)$/i.test(unit) ? 1_000_000 : 1;
  return Number(digits.replaceAll(/\D/g, '')) * scale;
}

export interface MessageOptions {
  copies: readonly MessageCopy[];
  source: string;
  /** The day of reading, `2026-11-28`. */
  today: string;
}

/**
 * Finds the messages of our form and free words about money in a text, which may be a whole exported chat. Each line
 * ends in a claim or in a count. Labels may be in any order, in upper or lower case, and in bold (`*`). Never throws.
 * docs/what-the-site-does.md#whatsapp-texts
 */
export function readMessages(text: string, options: MessageOptions): MessagesRead {
  const vocabulary = vocabularyOf(options.copies);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(marks, ''));
  const messages = splitMessages(lines);
  const times = readTimes(messages, options.today);
  const counts: LineCounts = { claim: 0, talk: 0, system: 0, empty: 0, unread: 0 };
  const written = new Map<string, number>();
  const claims: Claim[] = [];
  for (const message of messages) {
    const origin = { source: options.source, sent: times.get(message) ?? null, sender: message.sender };
    const found = message.shape === 'system' ? [] : claimsIn(message, vocabulary, origin);
    const filled = message.lines.filter(
      (line, index) => line.trim() !== '' || (index === 0 && message.when !== ''),
    ).length;
    claims.push(...found);
    counts.empty += message.lines.length - filled;
    counts[kindOfLines(message, found)] += filled;
    if (message.sender) written.set(message.sender, (written.get(message.sender) ?? 0) + 1);
  }
  const senders = Array.from(written).sort(([, a], [, b]) => b - a);
  return { claims: withIds(claims), lines: counts, senders: senders.map(([sender]) => sender) };
}

function kindOfLines({ shape }: Message, found: readonly Claim[]): keyof LineCounts {
  if (shape === 'system') return 'system';
  if (found.some((claim) => claim.shape === 'unread')) return 'unread';
  return found.length > 0 ? 'claim' : 'talk';
}

/** Gives each claim its id. Of several that state the same, the later ones end in #2, #3. */
function withIds(claims: readonly Claim[]): Claim[] {
  const times = new Map<string, number>();
  return claims.map((claim) => {
    const { id: _id, source: _source, line: _line, ...stated } = claim;
    const key = JSON.stringify(Object.values(stated));
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return { ...claim, id: time > 1 ? `${key}#${time}` : key };
  });
}

type Origin = Pick<Claim, 'source' | 'sent' | 'sender'>;

/** A claim that states nothing yet. */
export const emptyClaim = (line: number, origin: Origin): Claim => ({
  id: '',
  shape: 'form',
  line,
  type: null,
  name: '',
  quantity: null,
  city: '',
  address: '',
  total: null,
  asked: null,
  stated: null,
  said: '',
  ...origin,
});

function claimsIn(message: Message, vocabulary: Vocabulary, origin: Origin): Claim[] {
  const claims: Claim[] = [];
  let claim = emptyClaim(message.at + 1, origin);
  let filled = new Set<Field>();
  const beginClaim = (line: number) => {
    // A single label, such as “Nama: …”, is not a message of ours.
    if (filled.size > 1 && (filled.has('total') || filled.has('type') || filled.has('asked'))) claims.push(claim);
    claim = emptyClaim(line, origin);
    filled = new Set();
  };
  for (const [index, line] of message.lines.entries()) {
    const labelled = readLabel(line, vocabulary);
    if (vocabulary.greetings.has(fold(line))) beginClaim(message.at + index + 1);
    if (!labelled) continue;
    const [field, value] = labelled;
    if (filled.has(field) && (field === 'name' || field === 'type')) beginClaim(message.at + index + 1);
    if (!filled.has(field)) setField(claim, labelled, vocabulary);
    // Our form leaves some values empty for the donor, who may write the value on a later line.
    if (value !== '') filled.add(field);
  }
  const { name } = claim;
  beginClaim(0);
  return claims.length > 0 ? claims : freeClaim(message, vocabulary, { ...emptyClaim(message.at + 1, origin), name });
}

/** Returns a claim for free words about money, and for a chat line in an unknown shape. */
function freeClaim({ written, lines, shape }: Message, { types, greetings }: Vocabulary, empty: Claim): Claim[] {
  const ownWords = lines.filter((line) => !greetings.has(fold(line)));
  const said = ownWords.join(' ').replaceAll(/\s+/g, ' ').trim();
  const amounts = [...new Set(Array.from(said.matchAll(freeAmount), ([amount]) => amountOfWords(amount)))];
  const isAboutMoney = saysSent.test(said) || /\brp\.? ?\d/i.test(said) || (saysMoney.test(said) && amounts.length > 0);
  const isClaim = isAboutMoney && !ourAnswer.test(said);
  if (!isClaim && shape !== 'unknown') return [];
  const type = types.find(([word]) =>
    new RegExp(String.raw`\b${word.replaceAll(/\W/g, String.raw`\$&`)}\b`).test(fold(said)),
  )?.[1];
  const [total = null] = amounts.length === 1 ? amounts : [];
  const isUnread = shape === 'unknown';
  const shown = (isUnread ? [written, ...lines.slice(1)].join(' ') : said).slice(0, 500);
  return [{ ...empty, shape: isUnread ? 'unread' : 'free', type: type ?? null, total, said: shown }];
}

function readLabel(wholeLine: string, { labels }: Vocabulary): [Field, value: string] | undefined {
  const [, bold = '', line = ''] = /^[\s>•-]*([*_]*)(.*)$/u.exec(wholeLine) ?? [];
  const lowerCase = line.toLowerCase();
  for (const [label, field] of labels) {
    if (!lowerCase.startsWith(label)) continue;
    const [, value] = /^[\s*_]*[:：](.*)$/u.exec(line.slice(label.length)) ?? [];
    if (value !== undefined) return [field, (bold ? value.replaceAll(/^[\s*_]+|[*_]+$/g, '') : value).trim()];
  }
}

function setField(claim: Claim, [field, value]: [Field, string], { types }: Vocabulary): void {
  if (field === 'type') {
    claim.type = types.find(([name]) => fold(value).includes(name))?.[1] ?? null;
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
  const ofWhole = parseRupiah(value);
  const ofStart = parseRupiah(start);
  if (ofWhole.ok) return ofWhole.value;
  return ofStart.ok ? ofStart.value : null;
}
