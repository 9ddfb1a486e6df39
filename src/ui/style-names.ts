import hash from '@emotion/hash';

/** Numbers instead of Emotion's hashes, which do not compress (docs/decisions/late-start.md). */
let numbers: ReadonlyMap<string, string> = new Map();

/** The styles of a page by their hashes, in the order of their numbers. */
export function setStyleNames(hashes: readonly string[]): void {
  numbers = numberStyles(hashes);
}

export const numberStyles = (hashes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(hashes.map((name, index) => [name, index.toString(36)]));

/** Replaces `@emotion/hash` in the build (vite.config.ts). */
export default function styleName(text: string): string {
  const name = hash(text);
  return numbers.get(name) ?? name;
}
