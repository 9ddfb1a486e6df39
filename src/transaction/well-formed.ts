/**
 * The text without halves of a pair of UTF-16, which no URL can hold: each becomes �. What `toWellFormed` does in
 * engines newer than the floor (docs/browser-floor.md).
 */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
