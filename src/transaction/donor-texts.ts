import { addressLine, oneLine } from './one-line.ts';
import { type TransactionType, transactionTypes } from './order.ts';
import { addressFits, nameFits } from './text-limits.ts';

/** Replaces the address if nothing is sent to the visitor. */
export const distributedByTeam = 'Disalurkan oleh tim';

interface DonorText {
  /** The name of its control in the form, and in the draft that the history entry keeps. */
  control: string;
  /** The types of transaction that ask for it. */
  types: readonly TransactionType[];
  /** What the details of a transfer have in its place if the type does not ask for it. */
  otherwise: string;
  /** Whether it fits into the message beside the texts above it. */
  fits: (text: string, others: { name: string }) => boolean;
  /** Where it stands in the message, and in the details of the page: above the order or below it. */
  inMessage: 'above' | 'below';
  /** Writes it in one line of the message. */
  write: (text: string) => string;
}

/**
 * The texts that donors write, in the order of the form. How they are read, kept, restored, checked, handed over and
 * written into the message follows from this table (docs/recipes.md#a-field-that-donors-fill-in). None is ever stored.
 */
export const donorTexts = {
  name: { control: 'nama', types: transactionTypes, otherwise: '', fits: nameFits, inMessage: 'above', write: oneLine },
  address: {
    control: 'alamat',
    types: ['beli'],
    otherwise: distributedByTeam,
    fits: (address, { name }) => addressFits(address, name),
    inMessage: 'below',
    write: addressLine,
  },
} as const satisfies Record<string, DonorText>;

export type DonorTextName = keyof typeof donorTexts;
export type DonorTexts = Record<DonorTextName, string>;

export const donorTextNames = Object.keys(donorTexts) as DonorTextName[];
const rows = Object.entries(donorTexts) as [DonorTextName, DonorText][];

/** The rows that a type of transaction asks for. */
export const donorTextsOf = (type: TransactionType) => rows.filter(([, { types }]) => types.includes(type));

type Written = DonorTexts & { type: TransactionType };

/** The texts that are asked for but empty: the tab was closed since, and no text of a donor is stored. */
export const lostTexts = (details: Written): DonorTextName[] =>
  donorTextsOf(details.type)
    .map(([name]) => name)
    .filter((name) => details[name] === '');

/** The texts of a transfer that stand above or below its order, each in one line, without lost ones. */
export function writtenTexts(details: Written, place: DonorText['inMessage']): [DonorTextName, string][] {
  const lost = lostTexts(details);
  return donorTextsOf(details.type)
    .filter(([name, { inMessage }]) => inMessage === place && !lost.includes(name))
    .map(([name, { write }]) => [name, write(details[name])]);
}

/** A record with one value for each text. */
export const mapDonorTexts = <Value>(value: (name: DonorTextName, text: DonorText) => Value) =>
  Object.fromEntries(rows.map(([name, text]) => [name, value(name, text)])) as Record<DonorTextName, Value>;
