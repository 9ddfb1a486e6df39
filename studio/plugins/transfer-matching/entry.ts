import type { Claim } from './claim.ts';
import type { BankRow, Decision, Note } from './transfer-list.ts';

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
  sameRow: 'Baris yang sama, dihitung sekali',
  reversal: 'Mungkin dibatalkan bank',
  reversed: 'Dibatalkan bank',
  repeated: 'Pesan yang sama terkirim lagi, dihitung sekali',
  ours: 'Pesan lembaga sendiri',
  noTransfer: 'Bukan pesan transfer',
  out: 'Uang keluar',
} satisfies Record<string, string>;
export type Reason = keyof typeof reasons;

/** `sure` counts; `look` needs an answer; `open` has no partner; `aside` is not counted, or is outgoing. */
export type EntryState = 'sure' | 'look' | 'open' | 'aside';

/** A row or a part of it, a claim, or both together. The amounts of all entries of a row add up to the row. */
export interface Entry {
  id: string;
  state: EntryState;
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
