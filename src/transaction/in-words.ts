/** Names of 1 to 11 at their own index. */
const smallNumbers = ['', ...'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')];
const scales: [size: number, name: string][] = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1e3, 'ribu'],
  [100, 'ratus'],
  [10, 'puluh'],
];

function spell(value: number): string {
  if (value < 12) return smallNumbers[value] ?? '';
  if (value < 20) return `${spell(value - 10)} belas`;
  for (const [size, name] of scales) {
    if (value < size) continue;
    const count = Math.floor(value / size);
    // `seratus` and `seribu`, but `satu juta`.
    const lead = count === 1 && (size === 100 || size === 1e3) ? `se${name}` : `${spell(count)} ${name}`;
    return `${lead} ${spell(value % size)}`.trim();
  }
  return '';
}

/** Writes a number in Indonesian words (terbilang). Throws RangeError unless it is a safe integer of at least 0. */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${value}`);
  return value === 0 ? 'nol' : spell(value);
}

export const inWords = (rupiah: number): string => `${numberInWords(rupiah)} rupiah`;
