import hash from '@emotion/hash';

/**
 * Emotion names a style by the hash of its text. A built page has numbers instead, because each hash costs the first
 * flight six bytes that do not compress (docs/decisions/late-start.md). The start file of the page
 * (src/publish/html/start-plan.ts) maps numbers to hashes before the application names a style.
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
