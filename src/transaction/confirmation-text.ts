import { formatMoment } from '../words/days.ts';
import { addressLine, oneLine } from './one-line.ts';
import type { TransactionType } from './order.ts';
import { formatNumber, formatRupiah } from './rupiah.ts';
import type { TransactionDetails } from './transaction-details.ts';

/** Words of the confirmation text, from content. */
export interface ConfirmationCopy extends Record<'greeting' | 'quantityUnit' | 'proofNote' | Label, string> {
  types: Record<TransactionType, string>;
}
type Label = `${'name' | 'type' | 'quantity' | 'city' | 'total' | 'time' | 'address'}Label`;

/** What a transfer is for, without a name: `Wakaf Mushaf, 3 mushaf, Medan`. */
export const purposeOf = (
  details: TransactionDetails,
  copy: Pick<ConfirmationCopy, 'types' | 'quantityUnit'>,
): string =>
  [copy.types[details.type], details.quantity && `${formatNumber(details.quantity)} ${copy.quantityUnit}`, details.city]
    .filter(Boolean)
    .join(', ');

/** The text that confirms a transfer (docs/what-the-site-does.md#whatsapp-texts). After a reload the name may be ''. */
export function confirmationText(details: TransactionDetails, copy: ConfirmationCopy): string {
  const { type, name, quantity, city, total, address, sentAt } = details;
  return [
    copy.greeting,
    '',
    `${copy.nameLabel}: ${oneLine(name)}`,
    `${copy.typeLabel}: ${copy.types[type]}`,
    ...(quantity === null ? [] : [`${copy.quantityLabel}: ${formatNumber(quantity)} ${copy.quantityUnit}`]),
    ...(city === null ? [] : [`${copy.cityLabel}: ${oneLine(city)}`]),
    `${copy.totalLabel}: ${formatRupiah(total)}`,
    `${copy.timeLabel}: ${formatMoment(sentAt)}`,
    ...(type === 'beli' ? [`${copy.addressLabel}: ${addressLine(address)}`] : []),
    '',
    copy.proofNote,
  ].join('\n');
}

/** Words of `transferredText`, from content. */
export type TransferredCopy = Record<
  'greeting' | 'typeLabel' | 'askedLabel' | 'totalLabel' | 'dayLabel' | 'bankLabel',
  string
>;

/** The text for a donor who has already transferred. It has the facts of the page, and lines that the donor fills in. */
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
