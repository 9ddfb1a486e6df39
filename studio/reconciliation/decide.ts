import type { Claim } from './read-messages.ts';
import { claimed, type Match, type Matched } from './match-transfers.ts';
import type { Credit } from './read-statement.ts';

/** The credits, by number, that a person assigned to each claim. An empty list rejects the proposal. */
export type Decisions = Readonly<Record<string, readonly string[]>>;

export const claimKey = (claim: Claim): string => [claim.line, claim.name, claimed(claim)].join('|');

/**
 * The number of each credit's receipt, `TT-20261123-330409`. It depends on the bank's line alone, so the same line has
 * the same number tomorrow. Further credits of a day and amount end in `-2` and so on, in the statement's order.
 */
export function numbersOf(credits: readonly Credit[]): Map<Credit, string> {
  const counts = new Map<string, number>();
  return new Map(
    credits.map((credit) => {
      const number = `TT-${credit.day.replaceAll('-', '')}-${credit.amount}`;
      const count = (counts.get(number) ?? 0) + 1;
      counts.set(number, count);
      return [credit, count === 1 ? number : `${number}-${count}`];
    }),
  );
}

/** Applies a person's decisions. A credit belongs to one claim only. */
export function decide(matched: Matched, numbers: ReadonlyMap<Credit, string>, decisions: Decisions): Matched {
  const open = new Set([...matched.unclaimed, ...matched.look.flatMap(({ credits }) => credits)]);
  const byNumber = new Map(Array.from(open, (credit) => [numbers.get(credit), credit]));
  const confirmed: Match[] = [];
  const asked = [...matched.look, ...matched.waiting.map((claim): Match => ({ reason: 'byHand', claim, credits: [] }))];
  const rest: Match[] = [];
  for (const match of asked) {
    const credits = (decisions[claimKey(match.claim)] ?? []).flatMap((number) => byNumber.get(number) ?? []);
    if (credits.length > 0 && credits.every((credit) => open.delete(credit))) confirmed.push({ ...match, credits });
    else rest.push(match);
  }
  const look = rest.filter(
    ({ claim, credits }) => credits.length > 0 && !decisions[claimKey(claim)] && credits.every((one) => open.has(one)),
  );
  for (const { credits } of look) for (const credit of credits) open.delete(credit);
  const waiting = rest.filter((match) => !look.includes(match)).map(({ claim }) => claim);
  return { ...matched, sure: [...matched.sure, ...confirmed], look, waiting, unclaimed: [...open] };
}
