import type { Piece } from '../documents/content-texts.ts';
import { countDigits, disguisedNumbers, longNumbers, minDigits, type Found } from './long-numbers.ts';
import { numberWords } from './number-words.ts';
import { phoneDigits, type Payee } from './payee.ts';
import { toldNumbers } from './told-numbers.ts';

interface Allowance {
  payee: Payee;
  /** Digits that the release names: `ALLOWED_DIGITS`. */
  named?: string | undefined;
  /** Rupiah of the named price fields, which are held to their own bounds. */
  amounts?: readonly number[];
}

/** Every number that may appear, as digits: the payee's, in each way of writing it, and the others that are allowed. */
export function allowedNumbers({ payee, named = '', amounts = [] }: Allowance): Set<string> {
  const phones = [payee.whatsapp, payee.phone].map(phoneDigits);
  const local = phones.map((phone) => phone.replace(/^62/, '0'));
  const entries = named.split(',').map((one) => one.trim());
  const others = [...entries.map((one) => one.replaceAll(/\D/g, '')), ...amounts.map(String)];
  // Short numbers pass anyway; on this list they would let a long one through in parts.
  const digits = [payee.account.number, ...phones, ...local, ...others].filter((one) => one.length >= minDigits);
  // `AHU-0012345.AH.01.04` is allowed only as it is written there.
  return new Set([...digits, ...entries.filter((one) => /\p{L}/u.test(one) && countDigits(one) >= minDigits)]);
}

/** The text with each allowed number that has letters in it, and is no part of a longer one, as letters alone. */
function withoutLettered(text: string, allowed: ReadonlySet<string>): string {
  return [...allowed]
    .filter((one) => /\p{L}/u.test(one))
    .reduce(
      (read, one) =>
        read.replaceAll(one, (match, from: number, whole: string) =>
          /[\p{L}\d]$/u.test(whole.slice(0, from)) || /^[\p{L}\d]/u.test(whole.slice(from + match.length))
            ? match
            : 'x'.repeat(match.length),
        ),
      text,
    );
}

export interface Suspect extends Found {
  /** Where it stands; two fields when it goes from one into the next. */
  fields: string[];
}

/**
 * Numbers that nobody allowed, in texts shown one after another: in digits, disguised by letters, or in words. A number
 * that runs from one text into the next is found too.
 */
export function suspects(pieces: readonly Piece[], allowed: ReadonlySet<string>): Suspect[] {
  const text = withoutLettered(pieces.map((piece) => piece.text).join('\n'), allowed);
  const starts: number[] = [];
  pieces.reduce((start, piece) => (starts.push(start), start + piece.text.length + 1), 0);
  const fieldsOf = ({ from, to }: Found) =>
    pieces.filter((piece, index) => {
      const start = starts[index] ?? 0;
      return start < to && start + piece.text.length > from;
    });
  const found = [
    ...longNumbers(text, allowed),
    ...disguisedNumbers(text),
    ...toldNumbers(text, allowed),
    ...numberWords(text, allowed),
  ];
  const unique = found.filter(
    (one, index) => !found.slice(0, index).some((other) => one.from < other.to && other.from < one.to),
  );
  return unique.map((one) => Object.assign(one, { fields: [...new Set(fieldsOf(one).map(({ field }) => field))] }));
}
