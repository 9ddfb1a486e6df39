import hash from '@emotion/hash';

/**
 * Emotion names a style by the hash of its text. A built page writes these names as numbers: a hash cannot be
 * compressed, and each would cost the first flight six bytes (docs/decisions/late-start.md). What the numbers stand for
 * comes with the page's plan (src/publish/html/start-plan.ts), before the application names its first style.
 */
let numbers: ReadonlyMap<string, string> = new Map();

/** The styles of a page by their hashes, in the order of their numbers. */
export function setStyleNames(hashes: readonly string[]): void {
  numbers = numberStyles(hashes);
}

/** For each hash its number: digits and letters, as hashes are. */
export const numberStyles = (hashes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(hashes.map((name, index) => [name, index.toString(36)]));

/** In place of `@emotion/hash` in the build (vite.config.ts). */
export default function styleName(text: string): string {
  const name = hash(text);
  return numbers.get(name) ?? name;
}
