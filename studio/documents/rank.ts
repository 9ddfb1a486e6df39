/** Distance between two ranks. It leaves room for others, like that of LexoRank, which the desk's list writes. */
const step = 16;

/** The rank after `rank`, as LexoRank writes it: `0|10000o:`. Without one, the first. */
export function rankAfter(rank: string | null): string {
  const [, digits = '100000'] = /^0\|([0-9a-z]{6}):/.exec(rank ?? '') ?? [];
  return `0|${(Number.parseInt(digits, 36) + step).toString(36)}:`;
}
