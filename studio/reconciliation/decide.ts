import { type Claim, emptyClaim } from './read-messages.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import { claimed, type Match, type Matched } from './match-transfers.ts';
import type { BookLine } from './book-lines.ts';

/** The credits, by number, that a person assigned to each claim. An empty list rejects the proposal. */
export type Decisions = Readonly<Record<string, readonly string[]>>;

/** The treasurer's note on a credit without a claim. */
export interface Named {
  kind: TransactionType | null;
  purpose: string;
  name: string;
  quantity: number | null;
}

/** Identifies a claim by what it states, so that the book recognizes it when the message is pasted again. */
export const claimKey = ({ kind, name, sender, quantity, city, address, said, sent, ...claim }: Claim): string => {
  const moment = sent ?? claim.stated;
  const [day, hour] = [moment?.day ?? '', moment?.hour ?? ''];
  return [day, hour, sender, name, kind, claim.total ?? claim.asked, quantity, city, address, said].join('|');
};

/** Applies a person's decisions. A credit belongs to one claim, unless a person assigned it to several together. */
export function decide(matched: Matched, decisions: Decisions): Matched {
  const open = new Set([...matched.unclaimed, ...matched.look.flatMap(({ credits }) => credits)]);
  const byNumber = new Map(Array.from(open, (credit) => [credit.number, credit]));
  const asked = [...matched.look, ...matched.waiting.map((claim): Match => ({ reason: 'byHand', claim, credits: [] }))];
  const wanted = asked.map((match) => {
    const credits = (decisions[claimKey(match.claim)] ?? []).flatMap((number) => byNumber.get(number) ?? []);
    return { match, credits };
  });
  const confirmed = shared(wanted.filter(({ credits }) => credits.length > 0));
  const isTaken = new Set(confirmed.map(({ claim }) => claim));
  for (const { credits } of confirmed) for (const credit of credits) open.delete(credit);
  const rest = asked.filter(({ claim }) => !isTaken.has(claim));
  const proposed = rest.filter(
    ({ claim, credits }) => credits.length > 0 && !decisions[claimKey(claim)] && credits.every((one) => open.has(one)),
  );
  // A shared credit is proposed for all its claims or for none: one claim alone would get the whole amount.
  const look = proposed.filter((match) => match.reason !== 'together' || isWhole(match, proposed));
  for (const { credits } of look) for (const credit of credits) open.delete(credit);
  const waiting = rest.filter((match) => !look.includes(match)).map(({ claim }) => claim);
  return { ...matched, sure: [...matched.sure, ...confirmed], look, waiting, unclaimed: [...open] };
}

function isWhole({ credits: [credit] }: Match, proposed: readonly Match[]): boolean {
  const shares = proposed.filter(({ credits }) => credits[0] === credit).map(({ share = 0 }) => share);
  return shares.reduce((sum, share) => sum + share, 0) === credit?.amount;
}

/** Makes matches of credits without a claim to which the treasurer has given a name or purpose. */
export function nameCredits(matched: Matched, named: Readonly<Record<string, Named>>): Matched {
  const found = matched.unclaimed.flatMap((credit): Match[] => {
    const own = named[credit.number];
    if (!own) return [];
    const { purpose, ...said } = own;
    const claim = { ...emptyClaim(0), ...said, total: credit.amount };
    return [{ reason: 'named', claim, credits: [credit], ...(said.kind === null && { purpose }) }];
  });
  const isNamed = new Set(found.flatMap(({ credits }) => credits));
  const unclaimed = matched.unclaimed.filter((credit) => !isNamed.has(credit));
  return { ...matched, sure: [...matched.sure, ...found], unclaimed };
}

/** Splits a shared credit: each claim gets what it states, the last one the remainder, none more than is left. */
function shared(wanted: { match: Match; credits: BookLine[] }[]): Match[] {
  const left = new Map<BookLine, number>();
  const confirmed: Match[] = [];
  for (const [index, { match, credits }] of wanted.entries()) {
    const [credit] = credits as [BookLine];
    const others = (at: number) => wanted.slice(at).filter((other) => other.credits.includes(credit));
    const { share: _share, ...own } = match;
    if (credits.length === 1 && others(0).length > 1 && others(0).every((other) => other.credits.length === 1)) {
      const rest = left.get(credit) ?? credit.amount;
      const share = others(index + 1).length === 0 ? rest : Math.min(rest, claimed(match.claim) ?? 0);
      left.set(credit, rest - share);
      if (share > 0) confirmed.push({ ...own, credits, share });
    } else if (credits.every((one) => !left.has(one))) {
      for (const one of credits) left.set(one, 0);
      confirmed.push({ ...own, credits });
    }
  }
  return confirmed;
}
