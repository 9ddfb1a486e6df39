/** Titles and words that say nothing about who somebody is. */
const idle = new Set('bapak ibu bpk haji hajah hjh drs dra prof bin binti hamba allah almarhum almarhumah'.split(' '));

/** Words of a name by which it is known: folded, three letters or more. */
export const nameWords = (name: string): string[] =>
  Array.from(
    new Set(
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2 && !idle.has(word)),
    ),
  );

/** Whether two words of the name stand in a bank's text, or its only one; cut off, but not below four letters. */
export function namesFit(name: readonly string[], text: readonly string[]): boolean {
  const has = (word: string) =>
    text.some((other) => other === word || (other.length > 3 && word.length > other.length && word.startsWith(other)));
  return name.length > 0 && name.filter(has).length >= Math.min(2, name.length);
}
