import { harmlessPart, isHarmless, isHarmlessWithLetters } from './harmless-numbers.ts';

/** The shortest account number has eight digits (`accountPattern`). */
export const minDigits = 8;

/** A number that no gate allows: as it is written, and where it begins and ends in the text. */
export interface Found {
  written: string;
  from: number;
  to: number;
}

/** Digits with nothing but signs, spaces and ends of lines between them are read as one number. */
const run = /\d(?:[^\p{L}\d]*\d)*/gu;

/** At the end of one line and the beginning of the next, as in a date above a copyright. */
const loneYear = /^\D*(?:19|20)\d\d\D*$/;

/**
 * The numbers of eight digits or more in a text, beyond those that are wholly `allowed` ones, days or spans of years.
 * The end of a line ends only an allowed number: a postcode above our telephone is not joined to it, digits in two cells are.
 */
export function longNumbers(text: string, allowed: ReadonlySet<string>): Found[] {
  return Array.from(text.matchAll(run)).flatMap(({ 0: digits, index }) => {
    if (countDigits(digits) < minDigits) return [];
    let parts: Found[] = [];
    const numbers: Found[][] = [];
    let from = index;
    for (const line of digits.split('\n')) {
      const part = { written: line, from, to: from + line.length };
      if (isReadable(line, allowed)) parts = [];
      else if (parts.push(part) === 1) numbers.push(parts);
      from += line.length + 1;
    }
    return numbers
      .filter((lines) => !lines.every(({ written }) => loneYear.test(written)))
      .map(joined)
      .filter(({ written }) => countDigits(written) >= minDigits);
  });
}

export const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

function joined(parts: Found[]): Found {
  const groups = parts.flatMap(({ written }) => written.match(/\d+/g) ?? []);
  return { written: groups.join(' '), from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 };
}

/** Whether a line is long allowed numbers, one after the other, and nothing else. */
export function isReadable(line: string, allowed: ReadonlySet<string>): boolean {
  return countDigits(line) >= minDigits && (isHarmless(line) || isAllowedFrom(line, 0, allowed));
}

function isAllowedFrom(line: string, start: number, allowed: ReadonlySet<string>): boolean {
  const from = start + line.slice(start).search(/\d|$/);
  if (from === line.length) return true;
  harmlessPart.lastIndex = from;
  if (harmlessPart.test(line) && isAllowedFrom(line, harmlessPart.lastIndex, allowed)) return true;
  const groups = Array.from(line.slice(from).matchAll(/\d+/g));
  let number = '';
  return groups.some(({ 0: group, index }) => {
    number += group;
    return allowed.has(number) && isAllowedFrom(line, from + index + group.length, allowed);
  });
}

/** Letters that pass for digits among digits. */
const alike = 'OoQDIliSsZzB|';
const word = String.raw`(?<![\p{L}\d])[\d${alike}]*\d[\d${alike}]*(?![\p{L}\d])`;
const disguised = new RegExp(`${word}(?:[^\\p{L}\\d]+(?:[OoQIl]{1,3}[^\\p{L}\\d]+)?${word})*`, 'gu');
/** In one word more letters are taken for digits: between words they would make a number of “No. 12A, 15417”. */
const wholeWord = new RegExp(String.raw`(?<![\p{L}\d])[\d${alike}AbEgGqT]{${minDigits},}(?![\p{L}\d])`, 'gu');
/** Digits parted by single letters: 1a2b3c, 1 x 2 x 3. The sign of a multiplication may stand in a measure. */
const lettered = /\d(?:[^\p{L}\d\n]*\p{L}?[^\p{L}\d\n]*\d){8,}/gu;
/** Without a letter it is a plain long number, which is found anyway. */
const hasLetter = /\p{L}/u;

/** Numbers in which letters stand for digits, or between them. */
export function disguisedNumbers(text: string): Found[] {
  const found = ({ 0: written, index }: RegExpExecArray): Found => ({
    written,
    from: index,
    to: index + written.length,
  });
  const inWords = Array.from(text.matchAll(disguised), found).filter(({ written }) => {
    const inner = written.replaceAll(/^\P{Nd}+|\P{Nd}+$/gu, '');
    const whole = /^\S+$/.test(written) && /\d.*\d.*\d/.test(written) ? written : inner;
    return hasLetter.test(whole) && whole.replaceAll(/[^\p{L}\d]/gu, '').length >= minDigits;
  });
  const between = Array.from(text.matchAll(lettered), found).filter(({ written }) => hasLetter.test(written));
  const tokens = Array.from(text.matchAll(/\d\S*\p{L}\S*\d/gu), found).filter(
    ({ written }) => countDigits(written) >= minDigits,
  );
  const leet = Array.from(text.matchAll(wholeWord), found).filter(
    ({ written }) => hasLetter.test(written) && countDigits(written) >= 3,
  );
  return [...inWords, ...between, ...tokens, ...leet].filter(({ written }) => !isHarmlessWithLetters(written));
}

/** Numbers that stand in approved addresses: with the address of our page elsewhere its number is approved as well. */
export const numbersIn = (hosts: readonly string[]): string[] => hosts.flatMap((host) => host.match(/\d{8,}/g) ?? []);

/** Numbers of eight digits or more in an address, between letters or signs. The decimals of a map's coordinates do not count. */
export function linkNumbers(url: string, allowed: ReadonlySet<string>): string[] {
  const numbers = decoded(url).match(/(?<![\p{L}\p{N}]|\d\.)\d{8,}(?![\p{L}\p{N}])/gu) ?? [];
  return [...numbers.filter((number) => !allowed.has(number)), ...spacedNumbers(url, allowed)];
}

/** Digits in parts: 1234-5098-76 in a path, and what a search or a message says in words. Places on a map are none. */
function spacedNumbers(url: string, allowed: ReadonlySet<string>): string[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, searchParams } = new URL(url);
  // A map's own code parts its values by a sign.
  const said = [...searchParams]
    .flatMap(([name, value]) =>
      `${hostname}${pathname} ${name}` === 'www.google.com/maps/embed pb' ? value.split('!') : [value],
    )
    .filter((value) => /\s/.test(value));
  const parts = decoded(pathname)
    .split('/')
    .filter((part) => !/[\da-f]{8}-[\da-f]{4}-|^\d+$|\.\d{3,}/i.test(part))
    // The store numbers every application; which one is ours stands in the approved address.
    .filter((part) => !(hostname === 'apps.apple.com' && /^id\d{9,10}$/.test(part)));
  return [...said, ...parts].flatMap((part) => longNumbers(part, allowed)).map(({ written }) => written);
}

/** Percent signs that mean nothing stay as they are. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
