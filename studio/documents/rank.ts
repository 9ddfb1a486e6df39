/** Ranks leave room for others between them, as those of LexoRank do, which the desk's list makes. */
const step = 16;

/** The place after `rank`, as LexoRank writes it: `0|10000o:`. The first one without a rank. */
export function rankAfter(rank: string | null): string {
  const [, digits = '100000'] = /^0\|([0-9a-z]{6}):/.exec(rank ?? '') ?? [];
  return `0|${(Number.parseInt(digits, 36) + step).toString(36)}:`;
}
