import { type Message, readTimes, splitMessages } from './chat-lines.ts';
import { type Claim, emptyClaim, type Origin } from './claim.ts';
import { amountsIn, tellsOfTransfer } from './free-words.ts';
import { type Field, fold, type MessageCopy, readLabel, setField, type Vocabulary, vocabularyOf } from './our-form.ts';

/** What the lines of a text are. Each line is counted once. */
export type LineCounts = Record<'claim' | 'talk' | 'system' | 'empty' | 'unread', number>;

export interface MessagesRead {
  claims: Claim[];
  lines: LineCounts;
  /** Everybody who wrote in the chats, most messages first. */
  senders: string[];
}

export interface MessageOptions {
  /** The texts of our messages, by whose labels their lines are recognised. */
  copies: readonly MessageCopy[];
  source: string;
  /** The day of reading, `2026-11-28`. */
  today: string;
}

/** Invisible direction marks that an export puts at the start of lines. */
const marks = /^[\u200E\u200F\u202A-\u202E\uFEFF]+/;

/**
 * Finds the messages of our form and free words about money in a text, which may be a whole exported chat. Each line
 * ends in a claim or in a count. Labels may be in any order, in upper or lower case, and in bold (`*`). Never throws.
 * docs/what-the-site-does.md#whatsapp-texts
 */
export function readMessages(text: string, { copies, source, today }: MessageOptions): MessagesRead {
  const vocabulary = vocabularyOf(copies);
  const messages = splitMessages(text.split(/\r\n|\r|\n/).map((line) => line.replace(marks, '')));
  const times = readTimes(messages, today);
  const counts: LineCounts = { claim: 0, talk: 0, system: 0, empty: 0, unread: 0 };
  const countBySender = new Map<string, number>();
  const claims: Claim[] = [];
  for (const message of messages) {
    const { lines, sender, kind } = message;
    const origin = { source, sent: times.get(message) ?? null, sender };
    const found = kind === 'system' ? [] : claimsIn(message, vocabulary, origin);
    claims.push(...found);
    const filled = countFilled(message);
    counts.empty += lines.length - filled;
    counts[kindOfLines(message, found)] += filled;
    if (sender) countBySender.set(sender, (countBySender.get(sender) ?? 0) + 1);
  }
  const senders = Array.from(countBySender).sort(([, a], [, b]) => b - a);
  return { claims: withIds(claims), lines: counts, senders: senders.map(([sender]) => sender) };
}

/** Counts the lines that are not empty. The first line of a chat's message counts even without words: it has the time. */
const countFilled = ({ lines, when }: Message) =>
  lines.filter((line, index) => line.trim() !== '' || (index === 0 && when !== '')).length;

function kindOfLines({ kind }: Message, found: readonly Claim[]): keyof LineCounts {
  if (kind === 'system') return 'system';
  if (found.some((claim) => claim.shape === 'unread')) return 'unread';
  return found.length > 0 ? 'claim' : 'talk';
}

/** Gives each claim its id. Of several that state the same, the later ones end in #2, #3. */
function withIds(claims: readonly Claim[]): Claim[] {
  const seen = new Map<string, number>();
  return claims.map((claim) => {
    const { id: _id, source: _source, line: _line, ...stated } = claim;
    // Ids are stored, so the order of the fields in emptyClaim must stay.
    const key = JSON.stringify(Object.values(stated));
    const time = (seen.get(key) ?? 0) + 1;
    seen.set(key, time);
    return { ...claim, id: time > 1 ? `${key}#${time}` : key };
  });
}

/** A claim that is being read, and its fields that have a value. */
interface Form {
  claim: Claim;
  filled: Set<Field>;
}

function claimsIn(message: Message, vocabulary: Vocabulary, origin: Origin): Claim[] {
  const forms: Form[] = [];
  const begin = (index: number): Form => {
    const form = { claim: emptyClaim(message.at + index + 1, origin), filled: new Set<Field>() };
    forms.push(form);
    return form;
  };
  let form = begin(0);
  for (const [index, line] of message.lines.entries()) {
    if (vocabulary.greetings.has(fold(line))) form = begin(index);
    const labelled = readLabel(line);
    if (!labelled) continue;
    const [field, value] = labelled;
    // A message of ours has its name and type once. People write the total again.
    const beginsAnother = (field === 'name' || field === 'type') && form.filled.has(field);
    if (beginsAnother) form = begin(index);
    if (!form.filled.has(field)) setField(form.claim, labelled, vocabulary);
    // Our form leaves some values empty for the donor, who may write the value on a later line.
    if (value !== '') form.filled.add(field);
  }
  const ourForms = forms.filter(isOurForm);
  if (ourForms.length > 0) return ourForms.map(({ claim }) => claim);
  // “Nama: Sari” above free words is no form, but names the donor.
  return freeClaim(message, vocabulary, origin, form.claim.name);
}

/** Whether a form is a message of ours. A single label, such as “Nama: …”, is not. */
const isOurForm = ({ filled }: Form) =>
  filled.size > 1 && (filled.has('total') || filled.has('type') || filled.has('asked'));

const longestSaid = 500;

/** Returns a claim for free words about money, and for a chat line in an unknown format. */
function freeClaim(message: Message, { types, greetings }: Vocabulary, origin: Origin, name: string): Claim[] {
  const { at, written, lines, kind } = message;
  const ownWords = lines.filter((line) => !greetings.has(fold(line)));
  const said = ownWords.join(' ').replaceAll(/\s+/g, ' ').trim();
  const isUnread = kind === 'unknown';
  if (!isUnread && !tellsOfTransfer(said)) return [];
  /** Whole words are found between single spaces. */
  const spaced = (text: string) => ` ${fold(text).replaceAll(/\W+/g, ' ')} `;
  const type = types.find(([words]) => spaced(said).includes(spaced(words)))?.[1];
  const amounts = amountsIn(said);
  const stated = { name, type: type ?? null, total: amounts.length === 1 ? (amounts[0] ?? null) : null };
  const shown = isUnread ? [written, ...lines.slice(1)].join(' ') : said;
  const claim = emptyClaim(at + 1, origin);
  return [{ ...claim, ...stated, shape: isUnread ? 'unread' : 'free', said: shown.slice(0, longestSaid) }];
}
