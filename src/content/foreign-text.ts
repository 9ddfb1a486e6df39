/**
 * The one rule for texts outside the approval groups: a number of eight digits or more, or an address, that no release
 * has shown holds its document back (docs/releasing.md). Only an amount with Rp is exempt. The Studio bundles this file.
 */
const leastDigits = 8;
/** An amount whose thousands are grouped by dots: `Rp1.234.567.890`. */
const amount = /(?<!\p{L})rp\.? ?\d{1,3}(?:\.\d{3})*(?!\.?\d)/giu;
/** Letters that imitate digits, alone or after a digit: `7OOO 4I9`. */
const imitation = /(?<![\p{L}\d])[\dOoIl|]+(?![\p{L}\d])|(?<=\d)[OoIl|]+/gu;
/** Digits with nothing between them but signs, spaces and such words. */
const row = /\d(?:(?:[^\p{L}\d]|(?<!\p{L})(?:dan|lalu|terus|kemudian)(?!\p{L}))*\d)*/giu;
/** A site or mailbox, and the first part of its path, which names the account where anybody can publish. */
const address =
  /(?:https?:\/\/([^\s/?#]+)|(?<![\p{L}\d.-])((?:[\w.+-]+@)?(?:[\p{L}\d-]+\.)+\p{L}{2,})(?![\p{L}\d]))(\/[^\s/?#]*(?<![.,;:!)”]))?/giu;
/** An address without scheme, path and mailbox must end like one. `M.Pd` and `Selesai.Kemudian` do not. */
const ending = /\.\p{Ll}+$|[\p{L}\d-]{3,}\.\p{L}{2,3}$/u;

/** The value of a digit of any script. In every script the ten digits are consecutive code points from its zero. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

/** Makes `0811…` and `62811…` equal. */
const bare = (part: string) => (/^\d+$/.test(part) ? part.replace(/^(?:62|0+)/, '') : part);

/** What `foreignParts` knows once these texts are shown. */
export const partsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => foreignParts(text).map(bare));

/** The numbers and addresses of a text that are not `known` (partsOf). A known `situs.id/` stands for a whole site. */
export function foreignParts(text: string, known: ReadonlySet<string> = new Set()): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[[({]\.[\])}]/g, '.');
  const addresses = Array.from(plain.matchAll(address)).flatMap(([, linked, typed = '', path = '']) => {
    if (linked === undefined && !path && !typed.includes('@') && !ending.test(typed)) return [];
    const site = (linked ?? typed).toLowerCase().replace(/^www\./, '');
    if (known.has(`${site}/`)) return [];
    return path.length > 1 ? [site, site + path.toLowerCase()] : [site];
  });
  const digits = plain
    .replaceAll(amount, '…')
    .replaceAll(imitation, (word) => word.replaceAll(/o/gi, '0').replaceAll(/[Il|]/g, '1'));
  const numbers = (digits.match(row) ?? []).flatMap((written) => unknownNumbers(written.match(/\d+/g) ?? [], known));
  return [...new Set([...numbers, ...addresses])].filter((part) => !known.has(bare(part)));
}

/** The parts of a row of digits that are no known number, if they have at least `leastDigits` digits. */
function unknownNumbers(groups: readonly string[], known: ReadonlySet<string>): string[] {
  const rests = [''];
  for (let index = 0; index < groups.length; index += 1) {
    const following = groups.slice(index, index + 20);
    const end = following.findIndex((_, last) => known.has(bare(following.slice(0, last + 1).join(''))));
    if (end === -1) rests.push(`${rests.pop() ?? ''}${groups[index] ?? ''}`);
    else rests.push('');
    index += Math.max(end, 0);
  }
  return rests.filter((rest) => rest.length >= leastDigits);
}
