import { findReversals, isBanksOwn } from './bank-acts.ts';
import type { Claim } from './claim.ts';
import type { Entry } from './entry.ts';
import { findMatches, type Match } from './match.ts';
import { withObjections } from './objections.ts';
import { findRepeated } from './traits.ts';
import { type BankRow, type Decision, type List, subjectOf } from './transfer-list.ts';

/** What a step says of an entry. `completed` adds the rest. */
type Draft = Pick<Entry, 'state' | 'reason'> & Partial<Entry>;

/**
 * Combines rows, claims and decisions into entries. Whatever was decided, each row is in them with all its money, and
 * each claim at least once. Each step settles some rows or claims and leaves (`left`) the others to the next. Never throws.
 */
export function makeTable(list: Pick<List, 'rows' | 'claims' | 'decisions' | 'ours'>): Entry[] {
  const decisionOn = decisionFinder(list.decisions);
  const twins = settleTwins(list.rows, decisionOn);
  const reversals = findReversals(twins.left);
  const outgoing = settleOutgoing(twins.left, reversals, decisionOn);
  const ignored = settleIgnored(list.claims, new Set(list.ours), decisionOn);
  /** The rows that may have been taken back, as long as nobody has said whether they were. */
  const maybeTakenBack = new Map([...reversals].filter(([row]) => !decisionOn('reversal', row)));
  const context = { decisions: list.decisions, decisionOn, maybeTakenBack };
  const paired = pairRest(outgoing.left, ignored.left, context);
  const drafts = [...twins.settled, ...outgoing.settled, ...ignored.settled, ...paired];
  return withObjections(drafts.map((draft) => completed(draft, decisionOn)));
}

interface Context {
  decisions: readonly Decision[];
  decisionOn: DecisionOn;
  maybeTakenBack: Map<BankRow, BankRow>;
}

/** Pairs incoming rows with claims: as a person has decided, then as they match. What is left has an entry of its own. */
function pairRest(incoming: readonly BankRow[], claims: readonly Claim[], context: Context): Draft[] {
  const { decisions, decisionOn, maybeTakenBack } = context;
  const byHand = pairsByHand(decisions, incoming, claims);
  const repeated = findRepeated(byHand.left);
  const isOnce = (claim: Claim) => !repeated.has(claim);
  const isUntouched = (row: BankRow) => byHand.rest.get(row) === row.amount && !decisionOn('note', row);
  const unmatched = { rows: incoming.filter(isUntouched), claims: byHand.left.filter(isOnce) };
  const all = { rows: incoming, claims: claims.filter(isOnce) };
  const matches = findMatches(unmatched, all, refusalTest(decisions));
  const matched = new Set(matches.flatMap(({ row, claim }) => [row, claim]));
  const leftRows = incoming.filter((row) => !matched.has(row));
  const leftClaims = byHand.left.filter((claim) => !matched.has(claim));
  return [
    ...[...byHand.pairs, ...matches].map((pair) => draftOfPair(pair, maybeTakenBack)),
    ...leftRows.flatMap((row) => leftoverMoney(row, byHand.rest.get(row) ?? 0, context)),
    ...leftClaims.map((claim) => leftoverClaim(claim, repeated)),
  ];
}

/** Returns a function that finds the decision of one kind on a row or claim. */
function decisionFinder(decisions: readonly Decision[]) {
  const bySubject = new Map(decisions.map((decision) => [subjectOf(decision), decision]));
  return <What extends Decision['what']>(what: What, { id }: BankRow | Claim) =>
    (bySubject.get(`${what} ${id}`) ?? null) as Extract<Decision, { what: What }> | null;
}
type DecisionOn = ReturnType<typeof decisionFinder>;

function refusalTest(decisions: readonly Decision[]) {
  const refusals = decisions.filter((decision) => decision.what === 'refuse');
  const rowsByClaim = Map.groupBy(refusals, ({ claim }) => claim);
  return (claim: Claim, { id }: BankRow) => rowsByClaim.get(claim.id)?.some(({ row }) => row === id) ?? false;
}

/** Splits items into the drafts of those that a step settles, and the items that are left. */
function settle<Item>(items: readonly Item[], draftOf: (item: Item) => Draft | null) {
  const settled: Draft[] = [];
  const left: Item[] = [];
  for (const item of items) {
    const draft = draftOf(item);
    if (draft) settled.push(draft);
    else left.push(item);
  }
  return { settled, left };
}

/** Settles rows that may be rows of another file, unless a person says that they are others. */
function settleTwins(rows: readonly BankRow[], decisionOn: DecisionOn) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return settle(rows, (row) => {
    const other = row.twin === null ? undefined : byId.get(row.twin);
    const decision = other && decisionOn('twin', row);
    if (!other || decision?.isSame === false) return null;
    return decision
      ? { state: 'aside', reason: 'sameRow', row, other, decision }
      : { state: 'look', reason: 'twin', row, other };
  });
}

/** Settles outgoing rows, and the incoming ones that they took back, if a person says so. */
function settleOutgoing(rows: readonly BankRow[], reversals: Map<BankRow, BankRow>, decisionOn: DecisionOn) {
  return settle(rows, (row) => {
    const other = reversals.get(row);
    const decision = other && decisionOn('reversal', row);
    if (row.way === 'out') return { state: 'aside', reason: 'out', row };
    return other && decision?.isTaken ? { state: 'aside', reason: 'reversed', row, other, decision } : null;
  });
}

/** Settles messages that are about no transfer, and those of the organisation itself. */
function settleIgnored(claims: readonly Claim[], ours: Set<string>, decisionOn: DecisionOn) {
  return settle(claims, (claim) => {
    const decision = decisionOn('noTransfer', claim);
    if (decision) return { state: 'aside', reason: 'noTransfer', claim, decision };
    return ours.has(claim.sender) ? { state: 'aside', reason: 'ours', claim } : null;
  });
}

type Pair = Pick<Match, 'row' | 'claim'> & Pick<Draft, 'reason' | 'amount' | 'decision'>;

/**
 * Makes the pairs that a person has decided, in their order. `rest` is what is left of each row, and `left` are the
 * claims without a pair: a message that was sent again is no repetition if a person has given it money.
 */
function pairsByHand(decisions: readonly Decision[], rows: readonly BankRow[], claims: readonly Claim[]) {
  const rest = new Map(rows.map((row) => [row, row.amount]));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const claimsById = new Map(claims.map((claim) => [claim.id, claim]));
  const pairs: Pair[] = [];
  for (const decision of decisions) {
    if (decision.what !== 'pair') continue;
    const row = rowsById.get(decision.row);
    const claim = claimsById.get(decision.claim);
    const remaining = (row && rest.get(row)) ?? 0;
    if (!row || !claim || remaining === 0) continue;
    const amount = Math.min(remaining, decision.amount);
    rest.set(row, remaining - amount);
    pairs.push({ row, claim, reason: 'byHand', decision, amount });
  }
  const paired = new Set(pairs.map(({ claim }) => claim));
  return { pairs, rest, left: claims.filter((claim) => !paired.has(claim)) };
}

/** A pair is sure if a person made it or its totals are `exact`, but not while its row may have been taken back. */
function draftOfPair(pair: Pair, maybeTakenBack: Map<BankRow, BankRow>): Draft {
  const other = maybeTakenBack.get(pair.row);
  if (other) return { ...pair, state: 'look', reason: 'reversal', other };
  return { ...pair, state: pair.decision || pair.reason === 'exact' ? 'sure' : 'look' };
}

/** Makes the draft of the part of a row which no claim got, if any. */
function leftoverMoney(row: BankRow, amount: number, { decisionOn, maybeTakenBack }: Context): Draft[] {
  const other = maybeTakenBack.get(row);
  const decision = decisionOn('note', row);
  if (amount === 0) return [];
  if (other) return [{ state: 'look', reason: 'reversal', row, amount, other }];
  if (decision) return [{ state: 'sure', reason: 'named', row, amount, decision }];
  return [{ state: 'open', reason: isBanksOwn(row) ? 'bank' : 'noMessage', row, amount }];
}

const leftoverClaim = (claim: Claim, repeated: Set<Claim>): Draft =>
  repeated.has(claim) ? { state: 'aside', reason: 'repeated', claim } : { state: 'open', reason: 'noMoney', claim };

function completed(draft: Draft, decisionOn: DecisionOn): Entry {
  const { row = null, claim = null } = draft;
  const about = claim ?? row;
  const note = about && decisionOn('note', about);
  const id = [row?.id, claim?.id].filter(Boolean).join(' ~ ');
  return { id, row, claim, amount: row?.amount ?? 0, other: null, note, against: [], decision: null, ...draft };
}
