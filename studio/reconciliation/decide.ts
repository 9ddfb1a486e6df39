import { type Claim, emptyClaim } from './read-messages.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import { claimedAmount, type Match, type Matched } from './match-transfers.ts';
import type { BookLine } from './book-lines.ts';

/** The numbers of the credits that a person assigned to each claim. An empty list rejects the proposal. */
type Decisions = Readonly<Record<string, { lines: readonly string[] }>>;

/** The treasurer's note on a credit without a claim. */
export interface Named {
  kind: TransactionType | null;
  purpose: string;
  name: string;
  quantity: number | null;
}

/** Identifies a claim by what it states, so that the book recognizes it when the message is pasted again. */
export function claimKey(claim: Claim): string {
  const { sender, name, kind, quantity, city, address, said } = claim;
  const moment = claim.sent ?? claim.stated;
  const origin = [moment?.day, moment?.hour, sender, name];
  return [...origin, kind, claimedAmount(claim), quantity, city, address, said].join('|');
}

/** Applies a person's decisions. A credit belongs to one claim, unless a person assigned it to several together. */
export function decide(matched: Matched, decisions: Decisions): Matched {
  const free = new Set([...matched.unclaimed, ...matched.proposed.flatMap(({ credits }) => credits)]);
  const byNumber = new Map(Array.from(free, (credit) => [credit.number, credit]));
  const withoutCredit = matched.waiting.map((claim): Match => ({ reason: 'byHand', claim, credits: [] }));
  const undecided = [...matched.proposed, ...withoutCredit];
  const assigned = undecided.map((match) => {
    const credits = (decisions[claimKey(match.claim)]?.lines ?? []).flatMap((number) => byNumber.get(number) ?? []);
    return { match, credits };
  });
  const confirmed = withShares(assigned.filter(({ credits }) => credits.length > 0));
  const confirmedClaims = new Set(confirmed.map(({ claim }) => claim));
  for (const { credits } of confirmed) for (const credit of credits) free.delete(credit);
  const rest = undecided.filter(({ claim }) => !confirmedClaims.has(claim));
  const candidates = rest.filter(({ claim, credits }) => {
    const isFree = credits.length > 0 && credits.every((credit) => free.has(credit));
    return isFree && !decisions[claimKey(claim)];
  });
  // A shared credit is proposed for all its claims or for none: one claim alone would get the whole amount.
  const proposed = candidates.filter((match) => match.reason !== 'together' || isWholeShared(match, candidates));
  for (const { credits } of proposed) for (const credit of credits) free.delete(credit);
  const waiting = rest.filter((match) => !proposed.includes(match)).map(({ claim }) => claim);
  return { ...matched, sure: [...matched.sure, ...confirmed], proposed, waiting, unclaimed: [...free] };
}

function isWholeShared({ credits: [credit] }: Match, candidates: readonly Match[]): boolean {
  const shares = candidates.filter(({ credits }) => credits[0] === credit).map(({ share = 0 }) => share);
  return shares.reduce((sum, share) => sum + share, 0) === credit?.amount;
}

/** Makes matches of credits without a claim to which the treasurer has given a name or purpose. */
export function nameCredits(matched: Matched, named: Readonly<Record<string, Named>>): Matched {
  const matches = matched.unclaimed.flatMap((credit): Match[] => {
    const note = named[credit.number];
    if (!note) return [];
    const { purpose, ...facts } = note;
    const claim = { ...emptyClaim(0), ...facts, total: credit.amount };
    return [{ reason: 'named', claim, credits: [credit], ...(facts.kind === null && { purpose }) }];
  });
  const namedCredits = new Set(matches.flatMap(({ credits }) => credits));
  const unclaimed = matched.unclaimed.filter((credit) => !namedCredits.has(credit));
  return { ...matched, sure: [...matched.sure, ...matches], unclaimed };
}

/** Splits shared credits. Each claim gets what it states, the last one the rest, and none more than is left. */
function withShares(assigned: { match: Match; credits: BookLine[] }[]): Match[] {
  const left = new Map<BookLine, number>();
  const confirmed: Match[] = [];
  for (const entry of assigned) {
    const { match, credits } = entry;
    const [credit] = credits as [BookLine];
    const sharing = assigned.filter((other) => other.credits.includes(credit));
    const isShared = sharing.length > 1 && sharing.every((other) => other.credits.length === 1);
    const { share: _share, ...unshared } = match;
    if (credits.length === 1 && isShared) {
      const rest = left.get(credit) ?? credit.amount;
      const share = sharing.at(-1) === entry ? rest : Math.min(rest, claimedAmount(match.claim) ?? 0);
      left.set(credit, rest - share);
      if (share > 0) confirmed.push({ ...unshared, credits, share });
    } else if (credits.every((part) => !left.has(part))) {
      for (const part of credits) left.set(part, 0);
      confirmed.push({ ...unshared, credits });
    }
  }
  return confirmed;
}
