/** The three things a visitor can do, in the order of the form (docs/what-the-site-does.md#kinds-of-transaction). */
const transactionTypes = ['donasi', 'beli', 'wakaf'] as const;

export type TransactionType = (typeof transactionTypes)[number];

export function isTransactionType(value: unknown): value is TransactionType {
  return transactionTypes.includes(value as TransactionType);
}

export type Order =
  | { type: 'donasi'; /** Whole rupiah. */ amount: number }
  | { type: 'beli' | 'wakaf'; quantity: number; city: string };

/** Content (docs/what-the-site-does.md#prices-and-limits). Money in whole rupiah. */
export interface Prices {
  unitPrice: { beli: number; wakaf: number };
  /** Weight of one mushaf in whole grams: 0.8 kg is not a number in binary. */
  weightGrams: number;
  cities: readonly { name: string; province?: string | null; aliases?: readonly string[]; ratePerKg: number }[];
  minDonation: number;
  maxDonation: number;
  maxQuantity: number;
}
