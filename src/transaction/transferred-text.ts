import { formatRupiah } from './rupiah.ts';
import type { TransactionDetails } from './transaction-details.ts';
import type { TransactionType } from './order.ts';

/** The words of the message; content. */
export interface TransferredCopy {
  greeting: string;
  typeLabel: string;
  askedLabel: string;
  totalLabel: string;
  dayLabel: string;
  bankLabel: string;
}

/**
 * The message of somebody who has transferred already (docs/what-the-site-does.md#whatsapp-texts). What the page knows
 * is filled in, the rest is left for the visitor.
 */
export function transferredText(
  copy: TransferredCopy,
  details: TransactionDetails | null,
  types: Record<TransactionType, string>,
): string {
  return [
    copy.greeting,
    '',
    `${copy.typeLabel}: ${details ? types[details.type] : ''}`,
    ...(details ? [`${copy.askedLabel}: ${formatRupiah(details.total)}`] : []),
    `${copy.totalLabel}: `,
    `${copy.dayLabel}: `,
    `${copy.bankLabel}: `,
  ].join('\n');
}
