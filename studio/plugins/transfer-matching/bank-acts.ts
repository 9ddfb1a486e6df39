import { daysBetween } from 'site/transaction/read-moment.ts';
import { hasUniqueCode, namesFit, wordsOf } from './traits.ts';
import type { BankRow } from './transfer-list.ts';

const reversalWords =
  /\b(?:reversal|reversed|kor|koreksi|correction|retur|return|refund|batal|pembatalan|dibatalkan|pengembalian)\b/i;

/** Finds incoming rows that the bank may have taken back: the same amount leaves the account within three days. */
export function findReversals(rows: readonly BankRow[]): Map<BankRow, BankRow> {
  const found = new Map<BankRow, BankRow>();
  const outgoing = rows.filter(({ way }) => way === 'out');
  const amounts = new Set(outgoing.map(({ amount }) => amount));
  const incoming = rows.filter(({ way, amount }) => way === 'in' && amounts.has(amount));
  const byAmount = Map.groupBy(incoming, ({ amount }) => amount);
  for (const out of outgoing) {
    const candidates = (byAmount.get(out.amount) ?? []).filter((row) => {
      const days = daysBetween(row.day, out.day);
      return row.account === out.account && !found.has(row) && days >= 0 && days <= 3;
    });
    // A round amount may also be spent, so it needs a name or a word. Of several rows that fit, the last of the file is
    // as good as any: a person is asked.
    const named = candidates.findLast((row) => namesFit(wordsOf(row), wordsOf(out)));
    const isTelling = hasUniqueCode(out.amount) || reversalWords.test(out.text);
    const row = named ?? (isTelling ? candidates.at(-1) : undefined);
    if (row) found.set(row, out);
  }
  return found;
}

/** Whether a row without a message seems to come from the bank itself: interest, a share of profit. */
export const isBanksOwn = ({ text }: BankRow) =>
  /^\W*(?:bunga|interest|jasa giro|bagi hasil|nisbah|bonus|cashback)\b/i.test(text) &&
  // “Bonus dari Ali” is a donor's.
  !/\b(?:tr[a-z]?f|transfer|dari)\b/i.test(text);
