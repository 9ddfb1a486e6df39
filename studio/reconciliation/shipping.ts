import { readPlace } from 'site/transaction/transaction-details.ts';
import { addDays, daysOf } from './book.ts';
import type { Match } from './match-transfers.ts';
import { nameOf, numberOf } from './receipt.ts';

export type Parcel = ReturnType<typeof parcelsOf>[number];

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

export const formatWeek = (monday: string): string => daysOf({ from: monday, to: addDays(monday, 6) });

/** Lists the parcels to send, newest week first. Only sure matches count: nothing is sent on a proposal. */
export function parcelsOf(sure: readonly Match[]) {
  const bought = sure.filter(({ claim }) => claim.kind === 'beli');
  const parcels = bought.map((match) => {
    const { claim, credits } = match;
    const { sender, address, city, quantity } = claim;
    return {
      city,
      quantity,
      place: readPlace(city).place,
      address: address.trim(),
      /** Monday of the week in which the money arrived. */
      week: mondayOf(credits[0]?.day ?? ''),
      number: numberOf(match, sure),
      name: nameOf(claim),
      /** The sender's phone number; '' if the claim has none, or only a name from the address book. */
      phone: /^[+\d\s()-]{8,}$/.test(sender) ? sender : '',
    };
  });
  return parcels.toSorted((a, b) => b.week.localeCompare(a.week) || a.number.localeCompare(b.number));
}
