import { textOf } from 'site/content/stored-value.ts';
import type { ConfirmationCopy } from 'site/transaction/confirmation-text.ts';
import { type TransactionType, transactionTypes } from 'site/transaction/order.ts';
import { parseRupiah } from 'site/transaction/parse-rupiah.ts';
import { readMoment } from 'site/transaction/read-moment.ts';
import { chatWords } from 'site/words/chat.ts';
import type { Claim } from './claim.ts';

export type Field = 'type' | 'name' | 'quantity' | 'city' | 'address' | 'total' | 'asked' | 'stated';

/** The words of our messages, of today's content or of an earlier time. */
export type MessageCopy = Partial<ConfirmationCopy>;

/** Lower case without outer spaces; '' for anything but a text, which another program may have stored in content. */
export const fold = (text: unknown) => textOf(text).trim().toLowerCase();

/** The longest comes first, so that `Total transfer` is not read as `Total`. */
const longestFirst = <Of>(named: [name: string, Of][]) =>
  named.filter(([name]) => name !== '').sort(([a], [b]) => b.length - a.length);

const { confirmation, transferred } = chatWords;
/** The field that each label of `chatWords` fills; null for words that are no label, or that the tool does not need. */
const fields: Record<keyof typeof confirmation | keyof typeof transferred, Field | null> = {
  name: 'name',
  type: 'type',
  quantity: 'quantity',
  mushaf: null,
  city: 'city',
  total: 'total',
  time: 'stated',
  address: 'address',
  asked: 'asked',
  day: 'stated',
  bank: null,
};
const written = [...Object.entries(confirmation), ...Object.entries(transferred)] as [keyof typeof fields, string][];
const labels = longestFirst<Field>([
  ...written.flatMap(([key, label]): [string, Field][] => (fields[key] ? [[fold(label), fields[key]]] : [])),
  ['total', 'total'], // of the help button's message
  ['waktu formulir', 'stated'], // of former messages
]);

/** The greetings and names of types that mark our messages, in lower case. */
export function vocabularyOf(copies: readonly MessageCopy[]) {
  // People who write a message by hand use the plain word.
  const namesOf = (type: TransactionType) => [type, ...copies.map(({ types }) => types?.[type])].map(fold);
  return {
    greetings: new Set(copies.map(({ greeting }) => fold(greeting)).filter(Boolean)),
    types: longestFirst(
      transactionTypes.flatMap((type) => namesOf(type).map((name): [string, TransactionType] => [name, type])),
    ),
  };
}
export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** Reads the label at the start of a line, and the value behind its colon (`:`, `：`). The label may be bold (`*`). */
export function readLabel(wholeLine: string): [Field, value: string] | undefined {
  const [, bold = '', line = ''] = /^[\s>•-]*([*_]*)(.*)$/u.exec(wholeLine) ?? [];
  const lowerCase = line.toLowerCase();
  for (const [label, field] of labels) {
    if (!lowerCase.startsWith(label)) continue;
    const [, value] = /^[\s*_]*[:：](.*)$/u.exec(line.slice(label.length)) ?? [];
    if (value !== undefined) return [field, (bold ? value.replaceAll(/^[\s*_]+|[*_]+$/g, '') : value).trim()];
  }
}

export function setField(claim: Claim, [field, value]: [Field, string], { types }: Vocabulary): void {
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

/** Returns the amount at the start of a value, also before a day and time: `Rp50.409 (20/11/2026, 14.05)`. */
function amountIn(value: string): number | null {
  const start = /^(?:rp\.? ?)?(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:,00|,-)?(?![\d.,]*\d)/i.exec(value)?.[0] ?? '';
  const ofWhole = parseRupiah(value);
  const ofStart = parseRupiah(start);
  if (ofWhole.ok) return ofWhole.value;
  return ofStart.ok ? ofStart.value : null;
}
