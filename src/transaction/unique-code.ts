/** Unique codes run from 100 to 999 (docs/what-the-site-does.md#unique-code). */
export const uniqueCodeRange = { min: 100, max: 999 } as const;

type FillRandom = (array: Uint16Array<ArrayBuffer>) => Uint16Array<ArrayBuffer>;

/** The code is not a secret: when crypto is missing or refuses, any random number will do. */
function fillWithRandom(array: Uint16Array<ArrayBuffer>) {
  try {
    return crypto.getRandomValues(array);
  } catch {
    return array.fill(Math.random() * 65_536);
  }
}

/** From 100 to 999, all equally likely: values that would bias the remainder are redrawn. Call in event handlers. */
export function drawUniqueCode(fillRandom: FillRandom = fillWithRandom): number {
  const count = uniqueCodeRange.max - uniqueCodeRange.min + 1;
  const fair = 65_536 - (65_536 % count);
  const buffer = new Uint16Array(1);
  for (;;) {
    const [value = 0] = fillRandom(buffer);
    if (value < fair) return uniqueCodeRange.min + (value % count);
  }
}
