import { formatRupiah } from 'site/transaction/rupiah.ts';
import type { Claim } from './claim.ts';
import type { Entry } from './entry.ts';
import { claimedAmount, daysAway, hasName, nameOf, personOf, wordsOf } from './traits.ts';
import type { BankRow } from './transfer-list.ts';

/** `Kurang Rp6.500`: what the page showed, or else what the message states, minus what arrived. '' if nothing differs. */
function differenceText({ asked, total }: Claim, received: number): string {
  const difference = (asked ?? total ?? received) - received;
  if (difference === 0) return '';
  return `${difference > 0 ? 'Kurang' : 'Lebih'} ${formatRupiah(Math.abs(difference))} dari pesannya`;
}

/** Says what speaks against pairing a claim with a row. */
export function objectionsTo(claim: Claim, row: BankRow): string[] {
  const days = daysAway(claim, row) ?? 0;
  const name = nameOf(claim);
  const hasOtherName = wordsOf(claim).length > 0 && wordsOf(row).length > 0 && !hasName(claim, row);
  const objections: string[] = [];
  if (hasOtherName) objections.push(`Nama “${name}” tidak ada di teks bank`);
  // A bank may book a transfer on the next day.
  if (days > 1) objections.push(`Selisih ${days} hari`);
  return objections;
}

const paymentKey = (claim: Claim) => `${claimedAmount(claim)} ${personOf(claim)}`;

/** Adds to each pair what is missing or left over of the claim, and to each proposal what speaks against it. */
export function withObjections(entries: readonly Entry[]): Entry[] {
  const received = new Map<Claim, number>();
  const payments = new Map<string, Claim>();
  for (const { claim, row, amount, state } of entries) {
    if (!claim || !row) continue;
    received.set(claim, (received.get(claim) ?? 0) + amount);
    if (state === 'sure') payments.set(paymentKey(claim), claim);
  }
  return entries.map((entry) => {
    const { claim, row, state } = entry;
    if (!claim) return entry;
    const against = row && state === 'look' ? objectionsTo(claim, row) : [];
    const difference = row ? differenceText(claim, received.get(claim) ?? 0) : '';
    if (difference) against.push(difference);
    /** A claim of the same amount and person that has its money. */
    const paid = payments.get(paymentKey(claim));
    const isSettled = state === 'sure' || state === 'aside';
    if (paid && paid !== claim && !isSettled) against.push('Pesan yang sama dari orang ini sudah ada uangnya');
    return { ...entry, against };
  });
}
