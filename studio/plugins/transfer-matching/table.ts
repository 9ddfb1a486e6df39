import { daysBetween } from 'site/transaction/read-moment.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { type BankRow, type Decision, type List, type Note, subjectOf } from './list.ts';
import {
  claimedAmount,
  daysAway,
  findMatches,
  findRepeated,
  hasName,
  nameOf,
  namesFit,
  personOf,
  wordsOf,
} from './match.ts';
import type { Claim } from './messages.ts';

/** Why an entry stands where it does, in words for staff. */
export const reasons = {
  exact: 'Total persis sama',
  collided: 'Total yang sama diakui lebih dari satu orang',
  twice: 'Total ini masuk lebih dari satu kali',
  late: 'Total sama, tetapi harinya jauh',
  plain: 'Total sama, tetapi bulat dan nama pengirimnya tidak terlihat',
  free: 'Jumlahnya sama, tetapi pesannya ditulis bebas',
  rounded: 'Dibulatkan, atau tanpa kode unik',
  more: 'Nama cocok, uangnya lebih',
  less: 'Nama cocok, uangnya kurang',
  byHand: 'Dipasangkan sendiri',
  named: 'Tanpa pesan, dicatat sendiri',
  bank: 'Dari bank sendiri',
  noMessage: 'Uang masuk tanpa pesan',
  noMoney: 'Pesan tanpa uang masuk',
  twin: 'Mungkin baris yang sama dengan berkas lain',
  isTwin: 'Baris yang sama, dihitung sekali',
  reversal: 'Mungkin dibatalkan bank',
  reversed: 'Dibatalkan bank',
  repeated: 'Pesan yang sama terkirim lagi, dihitung sekali',
  ours: 'Pesan lembaga sendiri',
  noTransfer: 'Bukan pesan transfer',
  out: 'Uang keluar',
} satisfies Record<string, string>;
export type Reason = keyof typeof reasons;

/** `sure` counts; `look` needs an answer; `open` has no partner; `aside` is not counted, or is outgoing. */
export type State = 'sure' | 'look' | 'open' | 'aside';

/** A row or a part of it, a claim, or both together. The amounts of all entries of a row add up to the row. */
export interface Entry {
  id: string;
  state: State;
  reason: Reason;
  row: BankRow | null;
  claim: Claim | null;
  /** The part of the row's money, in whole rupiah; 0 without a row. */
  amount: number;
  /** The row that took the money back, or that is the same. */
  other: BankRow | null;
  /** What a person has noted on the row or claim. */
  note: Note | null;
  /** What speaks against the match: another name, another day, money missing, already paid. */
  against: string[];
  /** The decision that made this entry; a person can undo it. */
  decision: Decision | null;
}

/**
 * Sets rows, claims and decisions beside each other. Each row is in the entries with all its money, and each claim is in
 * at least one entry, whatever was decided. Never throws.
 */
export function makeTable(list: Pick<List, 'rows' | 'claims' | 'decisions' | 'ours'>): Entry[] {
  const { rows, claims, decisions } = list;
  const bySubject = new Map(decisions.map((decision) => [subjectOf(decision), decision]));
  const decisionOn = <What extends Decision['what']>(what: What, { id }: BankRow | Claim) =>
    (bySubject.get(`${what} ${id}`) ?? null) as Extract<Decision, { what: What }> | null;
  const entries: Entry[] = [];
  const add = (entry: Partial<Entry> & Pick<Entry, 'state' | 'reason'>) => {
    const { row = null, claim = null } = entry;
    const about = claim ?? row;
    const note = about && decisionOn('note', about);
    const id = [row?.id, claim?.id].filter(Boolean).join(' ~ ');
    const blank = { id, row, claim, amount: row?.amount ?? 0, other: null, note, against: [], decision: null };
    entries.push({ ...blank, ...entry });
  };
  const rowsById = new Map(rows.map((row) => [row.id, row]));

  const countedRows: BankRow[] = [];
  for (const row of rows) {
    const twin = row.twin === null ? null : rowsById.get(row.twin);
    const answer = decisionOn('twin', row);
    if (twin && answer?.isSame !== false)
      add({ state: answer ? 'aside' : 'look', reason: answer ? 'isTwin' : 'twin', row, other: twin, decision: answer });
    else countedRows.push(row);
  }
  const reversals = findReversals(countedRows);
  const incoming: BankRow[] = [];
  for (const row of countedRows) {
    const [by, answer] = [reversals.get(row) ?? null, decisionOn('reversal', row)];
    if (row.way === 'out') add({ state: 'aside', reason: 'out', row });
    else if (by && answer?.isTaken) add({ state: 'aside', reason: 'reversed', row, other: by, decision: answer });
    else incoming.push(row);
  }

  const countedClaims: Claim[] = [];
  const ownSenders = new Set(list.ours);
  for (const claim of claims) {
    const answer = decisionOn('noTransfer', claim);
    if (answer) add({ state: 'aside', reason: 'noTransfer', claim, decision: answer });
    else if (ownSenders.has(claim.sender)) add({ state: 'aside', reason: 'ours', claim });
    else countedClaims.push(claim);
  }

  // The pairs that a person made, in their order. None gets more of a row than is left of it.
  const rest = new Map(incoming.map((row) => [row, row.amount]));
  const claimsById = new Map(countedClaims.map((claim) => [claim.id, claim]));
  const paired = decisions.flatMap((decision): Pair[] => {
    if (decision.what !== 'pair') return [];
    const [row, claim] = [rowsById.get(decision.row), claimsById.get(decision.claim)];
    const left = (row && rest.get(row)) ?? 0;
    if (!row || !claim || left === 0) return [];
    const amount = Math.min(left, decision.amount);
    rest.set(row, left - amount);
    return [{ row, claim, reason: 'byHand', decision, amount }];
  });
  const pairedClaims = new Set(paired.map(({ claim }) => claim));
  // A message that was sent again and that a person has given money is no repetition.
  const undecided = countedClaims.filter((claim) => !pairedClaims.has(claim));
  const repeated = findRepeated(undecided);
  const isOnce = (claim: Claim) => !repeated.has(claim);
  const refusals = Map.groupBy(
    decisions.filter((decision) => decision.what === 'refuse'),
    ({ claim }) => claim,
  );
  const matches = findMatches(
    {
      rows: incoming.filter((row) => rest.get(row) === row.amount && !decisionOn('note', row)),
      claims: undecided.filter(isOnce),
    },
    { rows: incoming, claims: countedClaims.filter(isOnce) },
    (claim, row) => refusals.get(claim.id)?.some((refused) => refused.row === row.id) ?? false,
  );
  const isAsked = (row: BankRow) => reversals.has(row) && !decisionOn('reversal', row);
  for (const { row, claim, reason, decision = null, amount = row.amount } of [...paired, ...matches] as Pair[]) {
    const state = !isAsked(row) && (decision || reason === 'exact') ? 'sure' : 'look';
    const other = isAsked(row) ? (reversals.get(row) ?? null) : null;
    add({ state, reason: other ? 'reversal' : reason, row, claim, amount, other, decision });
    if (!decision) rest.set(row, 0);
  }
  for (const row of incoming) {
    const amount = rest.get(row) ?? 0;
    if (amount === 0) continue;
    const note = decisionOn('note', row);
    if (isAsked(row)) add({ state: 'look', reason: 'reversal', row, amount, other: reversals.get(row) ?? null });
    else if (note) add({ state: 'sure', reason: 'named', row, amount, decision: note });
    else add({ state: 'open', reason: isBanksOwn(row) ? 'bank' : 'noMessage', row, amount });
  }
  const withMoney = new Set(entries.flatMap(({ claim }) => claim ?? []));
  for (const claim of undecided)
    if (repeated.has(claim)) add({ state: 'aside', reason: 'repeated', claim });
    else if (!withMoney.has(claim)) add({ state: 'open', reason: 'noMoney', claim });
  return withObjections(entries);
}

interface Pair {
  row: BankRow;
  claim: Claim;
  reason: Reason;
  decision?: Decision;
  amount?: number;
}

const reversalWords =
  /\b(?:reversal|reversed|kor|koreksi|correction|retur|return|refund|batal|pembatalan|dibatalkan|pengembalian)\b/i;

/**
 * Finds incoming rows that the bank may have taken back: from the same account the same amount goes out within three
 * days. An amount with a unique code is enough; a round one needs such words or the same name.
 */
function findReversals(rows: readonly BankRow[]): Map<BankRow, BankRow> {
  const found = new Map<BankRow, BankRow>();
  const outgoing = rows.filter(({ way }) => way === 'out');
  const amounts = new Set(outgoing.map(({ amount }) => amount));
  const byAmount = Map.groupBy(
    rows.filter(({ way, amount }) => way === 'in' && amounts.has(amount)),
    ({ amount }) => amount,
  );
  for (const out of outgoing) {
    const candidates = (byAmount.get(out.amount) ?? []).filter((row) => {
      const days = daysBetween(row.day, out.day);
      return row.account === out.account && !found.has(row) && days >= 0 && days <= 3;
    });
    const named = candidates.findLast((row) => namesFit(wordsOf(row), wordsOf(out)));
    const isTelling = out.amount % 1000 !== 0 || reversalWords.test(out.text);
    const row = named ?? (isTelling ? candidates.at(-1) : undefined);
    if (row) found.set(row, out);
  }
  return found;
}

/** Whether a row without a message seems to come from the bank itself: interest, a share of profit. */
const isBanksOwn = ({ text }: BankRow) =>
  /^\W*(?:bunga|interest|jasa giro|bagi hasil|nisbah|bonus|cashback)\b/i.test(text) &&
  !/\b(?:tr[a-z]?f|transfer|dari)\b/i.test(text);

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
  return [
    ...(hasOtherName ? [`Nama “${name}” tidak ada di teks bank`] : []),
    ...(days > 1 ? [`Selisih ${days} hari`] : []),
  ];
}

/** Adds to each pair what is missing or left over of the claim, and to each proposal what speaks against it. */
function withObjections(entries: readonly Entry[]): Entry[] {
  const received = new Map<Claim, number>();
  const payments = new Map<string, Claim>();
  for (const { claim, row, amount, state } of entries) {
    if (!claim || !row) continue;
    received.set(claim, (received.get(claim) ?? 0) + amount);
    if (state === 'sure') payments.set(`${claimedAmount(claim)} ${personOf(claim)}`, claim);
  }
  return entries.map((entry) => {
    const { claim, row, state } = entry;
    if (!claim) return entry;
    const paid = payments.get(`${claimedAmount(claim)} ${personOf(claim)}`);
    const isPaid = paid !== undefined && paid !== claim && state !== 'sure' && state !== 'aside';
    const difference = row ? differenceText(claim, received.get(claim) ?? 0) : '';
    const against = [
      ...(row && state === 'look' ? objectionsTo(claim, row) : []),
      ...(difference ? [difference] : []),
      ...(isPaid ? ['Pesan yang sama dari orang ini sudah ada uangnya'] : []),
    ];
    return { ...entry, against };
  });
}

/** Finds entries by words of a name or text, by a sum (`50.409`) or by a day (`20/11`, `2026-11-20`). */
export function searchEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...entries];
  return entries.filter((entry) => {
    const text = searchText(entry);
    return words.every((word) => text.includes(/^[\d.,rp]+$/.test(word) ? word.replaceAll(/[.,rp]/g, '') : word));
  });
}

function searchText({ row, claim, note, amount }: Entry): string {
  const days = [row?.day, claim?.stated?.day, claim?.sent?.day].flatMap((day) =>
    day ? [day, day.split('-').toReversed().join('/')] : [],
  );
  const sums = [row?.amount, amount, claim?.total, claim?.asked];
  return [row?.text, row?.account, claim?.name, claim?.sender, claim?.said, note?.name, note?.purpose, ...days, ...sums]
    .join(' ')
    .toLowerCase();
}
