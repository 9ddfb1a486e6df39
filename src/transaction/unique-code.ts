/** Unique codes run from 100 to 999 (docs/what-the-site-does.md#unique-code). */
export const uniqueCodeRange = { min: 100, max: 999 } as const;

type FillRandom = (array: Uint16Array<ArrayBuffer>) => Uint16Array<ArrayBuffer>;

/** The code is not a secret. If crypto is missing or throws, Math.random is enough. */
function fillWithRandom(array: Uint16Array<ArrayBuffer>) {
  try {
    return crypto.getRandomValues(array);
  } catch {
    return array.fill(Math.random() * 65_536);
  }
}

/** Draws a code from 100 to 999. Redraws values that would make some codes more likely. Call it in event handlers. */
export function drawUniqueCode(fillRandom: FillRandom = fillWithRandom): number {
  const count = uniqueCodeRange.max - uniqueCodeRange.min + 1;
  const fair = 65_536 - (65_536 % count);
  const buffer = new Uint16Array(1);
  for (;;) {
    const [value = 0] = fillRandom(buffer);
    if (value < fair) return uniqueCodeRange.min + (value % count);
  }
}
