/** Titles and other words that do not identify a person. */
const ignored = new Set(
  'bapak ibu bpk haji hajah hjh drs dra prof bin binti hamba allah almarhum almarhumah'.split(' '),
);

/** Returns the words that identify a name: lower case, without diacritics, at least three letters long. */
export const nameWords = (name: string): string[] =>
  Array.from(
    new Set(
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2 && !ignored.has(word)),
    ),
  );

/** Whether a bank's text has two words of a name, or its only one. The bank may cut each to four or more letters. */
export function namesFit(name: readonly string[], text: readonly string[]): boolean {
  const isInText = (word: string) =>
    text.some((found) => found === word || (found.length > 3 && word.length > found.length && word.startsWith(found)));
  return name.length > 0 && name.filter(isInText).length >= Math.min(2, name.length);
}
