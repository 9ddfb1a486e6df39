/** Unique codes run from 100 to 999 (docs/what-the-site-does.md#unique-code). */
export const uniqueCodeRange = { min: 100, max: 999 } as const;

type FillRandom = (array: Uint16Array<ArrayBuffer>) => Uint16Array<ArrayBuffer>;

/** Falls back on Math.random if crypto is missing or throws, because the code is not a secret. */
function fillWithRandom(array: Uint16Array<ArrayBuffer>) {
  try {
    return crypto.getRandomValues(array);
  } catch {
    return array.fill(Math.random() * 2 ** 16);
  }
}

/** Draws a code from 100 to 999. Redraws values that would make some codes more likely. Not for use in a render. */
export function drawUniqueCode(fillRandom: FillRandom = fillWithRandom): number {
  const count = uniqueCodeRange.max - uniqueCodeRange.min + 1;
  const fairLimit = 2 ** 16 - (2 ** 16 % count);
  const buffer = new Uint16Array(1);
  for (;;) {
    const [value = 0] = fillRandom(buffer);
    if (value < fairLimit) return uniqueCodeRange.min + (value % count);
  }
}
