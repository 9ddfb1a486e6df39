/** Unique codes run from 100 to 999 (specification section 9). */
export const uniqueCodeRange = { min: 100, max: 999 } as const;

type FillRandom = (array: Uint16Array<ArrayBuffer>) => Uint16Array<ArrayBuffer>;

/**
 * A random integer from 100 to 999, each as likely as the other: values of the random source that do
 * not divide evenly are drawn again. Call it in event handlers only.
 */
export function drawUniqueCode(fillRandom: FillRandom = (array) => crypto.getRandomValues(array)): number {
  const count = uniqueCodeRange.max - uniqueCodeRange.min + 1;
  const fair = 65_536 - (65_536 % count);
  const buffer = new Uint16Array(1);
  for (;;) {
    const [value = 0] = fillRandom(buffer);
    if (value < fair) return uniqueCodeRange.min + (value % count);
  }
}
