import { paths } from '../../src/paths.ts';
import type { TransactionDetails } from '../../src/transaction/transaction-details.ts';

/** A donation that nobody made. Without one the confirmation page could only show its apology. */
const example: TransactionDetails = {
  version: 1,
  type: 'donasi',
  name: 'Contoh Pengunjung',
  amount: 100_000,
  quantity: null,
  address: 'Disalurkan oleh tim',
  subtotal: 100_000,
  shippingCost: 0,
  uniqueCode: 123,
  total: 100_123,
};

/** Navigation state for a page that staff open by its address. */
export const exampleFor = (url: string) =>
  new URL(url, location.origin).pathname === paths.confirmation ? example : undefined;
