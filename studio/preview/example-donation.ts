import { paths } from 'site/page-table.ts';
import { distributedByTeam } from 'site/transaction/donor-texts.ts';
import { type TransactionDetails, version } from 'site/transaction/transaction-details.ts';

const example: TransactionDetails = {
  version,
  type: 'donasi',
  name: 'Contoh Pengunjung',
  amount: 100_000,
  quantity: null,
  city: null,
  address: distributedByTeam,
  subtotal: 100_000,
  shippingCost: 0,
  uniqueCode: 123,
  total: 100_123,
  sentAt: Date.UTC(2026, 0, 1),
};

/** Returns the example if the URL is that of the confirmation page. */
export const exampleFor = (url: string) =>
  new URL(url, location.origin).pathname === paths.confirmation ? example : undefined;
