import { cleanNumber } from 'site/transaction/parse-rupiah.ts';
import { type Moment, readMoment } from 'site/transaction/read-moment.ts';

/** A message of a chat with all its lines, or a part of a text without chat lines, up to an empty line. */
export interface Message {
  /** Index of its first line. */
  at: number;
  lines: string[];
  /** Its first line as it stands in the text. */
  written: string;
  /** `known`: of a chat; `unknown`: of one in an unknown format; `system`: of WhatsApp itself; `plain`: of no chat. */
  kind: 'known' | 'unknown' | 'system' | 'plain';
  /** Its day and hour as the chat writes them: `20/11/26 14.05`. '' if it is of no chat, or in an unknown format. */
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
/** `20-11`, `20 Nov`. */
const likeDay = String.raw`\d{1,4}[-/. ]\w{1,9}`;
const likeHour = String.raw`\d{1,2}[.:]\d{2}`;
/** `20-11-2026 pukul 14.05`, `14.05 20-11`. */
const likeMoment = String.raw`(?:${likeDay}\.?(?:[-/. ]\d{1,4})?,? .{0,6}?${likeHour}|${likeHour}.{0,6}? ${likeDay})`;
/** A day and an hour in another order, with other words or brackets: `<20-11-2026 pukul 14.05 WIB> Budi: halo`. */
const likeChatLine = new RegExp(String.raw`^[[(<]?(?:\w{3,9},? )?${likeMoment}.{0,16}?(?:[\])>]|[-–:])\s`);
/** The time and sender of such a line: `<20-11-2026 pukul 14.05> Budi: `. */
const likeChatStart = /^.*?(?:[\])>]|\d\s[-–:])\s(?:.{1,60}?: )?/;
/** Words before the colon of a system line: `+62 811 mengubah nama grup menjadi “Wakaf: Rp100.000”`. */
const systemWords =
  /\b(?:mengubah|menambahkan|mengeluarkan|membuat|keluar|bergabung|menghapus|changed|added|removed|created|left|joined|deleted)\b|terenkripsi|encrypted/i;

/** Cleans a sender's number or name: removes the marks of an iPhone, and the `~` before a name that nobody saved. */
const cleanSender = (written: string) => cleanNumber(written.replaceAll(/[\u2010-\u2015]/g, '-')).replace(/^~ ?/, '');

/** Reads a line that begins a message of a chat. Returns null for any other line. */
function messageAt(line: string, at: number): Message | null {
  const { boxed, open, rest = '' } = chatLine.exec(line)?.groups ?? {};
  const when = boxed ?? open ?? '';
  const message = { at, written: line, when, sender: '' };
  if (when === '')
    return likeChatLine.test(line) ? { ...message, lines: [line.replace(likeChatStart, '')], kind: 'unknown' } : null;
  const [, sender, words = ''] = /^(.{1,60}?): ?(.*)$/.exec(rest) ?? [];
  // A line without a sender is WhatsApp's own.
  if (sender === undefined || systemWords.test(sender)) return { ...message, lines: [rest], kind: 'system' };
  return { ...message, lines: [words], kind: 'known', sender: cleanSender(sender) };
}

export function splitMessages(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  for (const [at, line] of lines.entries()) {
    const last = messages.at(-1);
    const started = messageAt(line, at);
    // A line of WhatsApp itself ends with its line. Without chat lines, an empty line ends a message.
    const isApart = !last || last.kind === 'system' || (last.kind === 'plain' && last.lines.at(-1)?.trim() === '');
    if (started) messages.push(started);
    else if (isApart) messages.push({ at, written: line, lines: [line], kind: 'plain', when: '', sender: '' });
    else last.lines.push(line);
  }
  return messages;
}

/** The pattern in which a chat writes all its times: `#/#/####, #:#a`. */
const patternOf = (when: string) =>
  when.replaceAll(/\d+/g, (digits) => (digits.length === 4 ? '####' : '#')).replaceAll(/[a-z]+/gi, 'a');

/** Splits messages into chats: each is a run of messages whose times have one pattern. */
function splitChats(messages: readonly Message[]): Message[][] {
  const chats: Message[][] = [];
  let lastPattern = '';
  for (const message of messages) {
    if (message.when === '') continue;
    const pattern = patternOf(message.when);
    if (pattern === lastPattern) chats.at(-1)?.push(message);
    else chats.push([message]);
    lastPattern = pattern;
  }
  return chats;
}

/** Reads when each message was sent. In each chat the day comes first, or the month if this has fewer faults. */
export function readTimes(messages: readonly Message[], today: string): Map<Message, Moment | null> {
  const times = new Map<Message, Moment | null>();
  for (const chat of splitChats(messages)) {
    const orders = [false, true].map((monthFirst) => chat.map(({ when }) => momentOf(when, monthFirst, today)));
    const [best = []] = orders.toSorted((a, b) => faultsOf(a, today) - faultsOf(b, today));
    for (const [index, message] of chat.entries()) times.set(message, best[index] ?? null);
  }
  return times;
}

/** Counts days that do not exist or are still to come, each as 1000, and days that go back. */
function faultsOf(read: readonly (Moment | null)[], today: string): number {
  const wrong = read.filter((moment) => moment === null || moment.day > today).length;
  const back = read.filter((moment, index) => index > 0 && (moment?.day ?? '') < (read[index - 1]?.day ?? '')).length;
  return wrong * 1000 + back;
}

/** Matches a day without its year: `20/11` of `20/11, 14.05`. It also matches the hour of `14.05, 20/11/2026`. */
const yearless = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?![\d/.-])(?=,|\s)/;

/** Reads the time of a chat line. If it has no year, the day is the last such day until `today`. */
function momentOf(when: string, monthFirst: boolean, today: string): Moment | null {
  const found = yearless.exec(when);
  if (!found || readMoment(when)) return readMoment(when, { monthFirst });
  const [day, first, second] = found;
  const inYear = (year: number) => readMoment(when.replace(day, `${first}/${second}/${year}`), { monthFirst });
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(year);
  return thisYear && thisYear.day <= today ? thisYear : inYear(year - 1);
}
