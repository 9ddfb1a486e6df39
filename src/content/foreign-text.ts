/**
 * Finds the foreign parts of a text: numbers of eight digits or more, and addresses, that no release has shown. Outside
 * the approval groups they hold their document back (docs/releasing.md#what-two-people-approve). The Studio bundles this
 * file.
 */
const leastDigits = 8;
/** The most groups in which people write one number. */
const mostGroups = 20;
/** Amounts with Rp do not count. Their thousands are grouped by dots: `Rp1.234.567.890`. */
const amount = /(?<!\p{L})rp\.? ?\d{1,3}(?:\.\d{3})*(?!\.?\d)/giu;
/** Letters that imitate digits, after a digit or in a word of nothing else: `7OOO 4I9 OOl`. A lone `I` is too short. */
const imitation = /(?<![\p{L}\d])[\dOoIl|]+(?![\p{L}\d])|(?<=\d)[OoIl|]+/gu;
/** Digits with nothing between them but signs, spaces, and words that join numbers: `0812-345 lalu 678`. */
const digitRun = /\d(?:(?:[^\p{L}\d]|(?<!\p{L})(?:dan|lalu|terus|kemudian)(?!\p{L}))*\d)*/giu;
/** `https://situs.id`. */
const linkPattern = String.raw`https?:\/\/(?<linked>[^\s/?#]+)`;
/** `nama@situs.id`, `situs.id`. */
const typedPattern = String.raw`(?<![\p{L}\d.-])(?<typed>(?:[\w.+-]+@)?(?:[\p{L}\d-]+\.)+\p{L}{2,})(?![\p{L}\d])`;
/** `/toko`: the first part of a path names an account on some sites. Without the full stop of the sentence. */
const pathPattern = String.raw`(?<path>\/[^\s/?#]*(?<![.,;:!)”]))?`;
const address = new RegExp(`(?:${linkPattern}|${typedPattern})${pathPattern}`, 'giu');
/** The end of a bare address: small letters (`bca.id`), or two or three after a name (`Toko.Id`). Not `M.Pd`. */
const ending = /\.\p{Ll}+$|[\p{L}\d-]{3,}\.\p{L}{2,3}$/u;

/** The value of a digit of any script: how many digits stand before it. Each script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

/** Makes `0811…` and `62811…` equal. Addresses stay as they are. */
const withoutPrefix = (part: string) => (/^\d+$/.test(part) ? part.replace(/^(?:62|0+)/, '') : part);

/** The parts of texts that are shown already, for the `known` of `foreignParts`. */
export const partsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => foreignParts(text).map(withoutPrefix));

/** The numbers and addresses of a text that are not `known` (partsOf). A known `situs.id/` stands for a whole site. */
export function foreignParts(text: string, known: ReadonlySet<string> = new Set()): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[[({]\.[\])}]/g, '.'); // `situs[.]id`
  const parts = new Set([...numbersIn(plain, known), ...addressesIn(plain, known)]);
  return [...parts].filter((part) => !known.has(withoutPrefix(part)));
}

function addressesIn(text: string, known: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(address)).flatMap(({ groups }) => {
    const { linked, typed = '', path = '' } = groups ?? {};
    const isAddress = linked !== undefined || path !== '' || typed.includes('@') || ending.test(typed);
    const site = (linked ?? typed).toLowerCase().replace(/^www\./, '');
    if (!isAddress || known.has(`${site}/`)) return [];
    return path.length > 1 ? [site, site + path.toLowerCase()] : [site]; // site and account must both be known
  });
}

function numbersIn(text: string, known: ReadonlySet<string>): string[] {
  const digits = text
    .replaceAll(amount, '…')
    .replaceAll(imitation, (word) => word.replaceAll(/o/gi, '0').replaceAll(/[Il|]/g, '1'));
  return (digits.match(digitRun) ?? []).flatMap((written) => unknownNumbers(written.match(/\d+/g) ?? [], known));
}

/** The long numbers in a run, given as groups of digits, without the known ones: of `0812 345 678 7000 4192`, `70004192`. */
function unknownNumbers(groups: readonly string[], known: ReadonlySet<string>): string[] {
  const rests: string[] = [];
  let rest = '';
  let index = 0;
  while (index < groups.length) {
    const following = groups.slice(index, index + mostGroups);
    // Where a known number that begins here ends; -1 if none does.
    const last = following.findIndex((_, end) => known.has(withoutPrefix(following.slice(0, end + 1).join(''))));
    if (last === -1) {
      rest += groups[index] ?? '';
      index += 1;
    } else {
      rests.push(rest);
      rest = '';
      index += last + 1;
    }
  }
  return [...rests, rest].filter(({ length }) => length >= leastDigits);
}
