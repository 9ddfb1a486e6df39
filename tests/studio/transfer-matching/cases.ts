import content from '../../../content-fallback/confirmationPage.json' with { type: 'json' };
import { confirmationText } from '../../../src/transaction/confirmation-text.ts';
import type { TransactionType } from '../../../src/transaction/order.ts';
import { type TransactionDetails, version } from '../../../src/transaction/transaction-details.ts';
import { type Claim, emptyClaim } from '../../../studio/plugins/transfer-matching/claim.ts';
import type { Entry } from '../../../studio/plugins/transfer-matching/entry.ts';
import { makeTable } from '../../../studio/plugins/transfer-matching/table.ts';
import { type BankRow, emptyList, type List } from '../../../studio/plugins/transfer-matching/transfer-list.ts';

export const inNovember = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

/** An incoming row of day 20, unless `other` says otherwise. Its id is made of what it states. */
export function bankRow(amount: number, text = '', other: Partial<BankRow> = {}): BankRow {
  const row = { account: 'BSI', day: inNovember(20), hour: null, way: 'in' as const, balance: null, ...other };
  const rest = { row: 1, source: 'mutasi.csv', twin: null, doubt: '' };
  return { id: [row.account, row.day, row.way, amount, text].join(' '), amount, text, ...rest, ...row };
}

/** A claim of our form of day 20, unless `other` says otherwise. */
export function claimOf(name: string, total: number | null, other: Partial<Claim> = {}): Claim {
  const stated = { day: inNovember(20), hour: null };
  const empty = emptyClaim(1, { source: 'obrolan.txt', sent: null, sender: '' });
  return { ...empty, id: `${name} ${total} ${other.stated?.day ?? ''}`, type: 'donasi', name, total, stated, ...other };
}

export const tableOf = (part: Partial<List>): Entry[] => makeTable({ ...emptyList, ...part });
export const signed = { by: 'Bendahara', on: '2026-11-28' };

export const donation: TransactionDetails = {
  version,
  type: 'donasi',
  name: '',
  amount: null,
  quantity: null,
  city: null,
  address: '',
  subtotal: 0,
  shippingCost: 0,
  uniqueCode: 100,
  total: 50_409,
  sentAt: 0,
};

interface Stated {
  type?: TransactionType;
  total: number;
  day?: number;
  quantity?: number | null;
  address?: string;
}

/** The message that the site writes. */
export function messageOf(name: string, { day = 20, ...stated }: Stated): string {
  const where = stated.type && stated.type !== 'donasi' ? { city: 'Cimahi (tarif Bandung)' } : {};
  const sentAt = Date.UTC(2026, 10, day, 1, stated.total % 60);
  return confirmationText({ ...donation, name, ...stated, ...where, sentAt }, content.whatsapp);
}
