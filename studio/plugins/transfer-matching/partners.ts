import { formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import type { Claim } from './claim.ts';
import type { Entry } from './entry.ts';
import { objectionsTo } from './objections.ts';
import { claimedAmount, nameOf } from './traits.ts';
import type { BankRow } from './transfer-list.ts';

/** A row and a claim that a person can pair, and the part of the money that the claim then gets. */
interface Partner {
  /** The id of the entry that has the row or claim. */
  id: string;
  row: BankRow;
  claim: Claim;
  amount: number;
  /** The whole amount of the message or money that is offered, by which the list is sorted. */
  size: number;
  label: string;
}

/** Lists up to thirty partners, nearest amount first: messages for money, or money that is left for a message. */
export function partnersOf({ row, claim, amount }: Entry, entries: readonly Entry[]): Partner[] {
  const wanted = row ? amount : ((claim && claimedAmount(claim)) ?? 0);
  const partners = entries.flatMap((other): Partner[] => {
    if (row) return other.claim === claim ? [] : messageFor(row, amount, other);
    return claim ? moneyFor(claim, other) : [];
  });
  return partners.sort((a, b) => Math.abs(a.size - wanted) - Math.abs(b.size - wanted)).slice(0, 30);
}

function messageFor(row: BankRow, amount: number, { id, claim, state, reason }: Entry): Partner[] {
  // A repeated message may be about a second transfer.
  const isFit = state !== 'aside' || reason === 'repeated';
  if (!claim || !isFit) return [];
  const against = objectionsTo(claim, row);
  if (state === 'sure') against.push('sudah ada uangnya');
  const size = claimedAmount(claim) ?? 0;
  const about = nameOf(claim) || claim.said.slice(0, 60);
  return [{ id, row, claim, amount: partFor(claim, amount), size, label: labelOf(size, about, against) }];
}

function moneyFor(claim: Claim, { id, row, claim: paired, state, amount }: Entry): Partner[] {
  if (!row || paired || state !== 'open') return [];
  const about = `${formatDay(row.day)}, ${row.text}`;
  const label = labelOf(amount, about, objectionsTo(claim, row));
  return [{ id, row, claim, amount: partFor(claim, amount), size: amount, label }];
}

/** A message gets no more than it states, so that the rest can go to another one. */
const partFor = (claim: Claim, amount: number) => Math.min(amount, claimedAmount(claim) || amount);

const labelOf = (size: number, about: string, against: readonly string[]) =>
  `${formatRupiah(size)}, ${about}${against.length > 0 ? ` (${against.join('; ')})` : ''}`;
