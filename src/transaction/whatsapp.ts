import { formatNumber, formatRupiah } from './rupiah.ts';
import type { TransactionDetails } from './transaction-details.ts';
import type { TransactionType } from './order.ts';
import { wellFormed } from './well-formed.ts';

/** The words of the confirmation text; content. */
export interface ConfirmationCopy {
  greeting: string;
  nameLabel: string;
  typeLabel: string;
  quantityLabel: string;
  quantityUnit: string;
  totalLabel: string;
  addressLabel: string;
  proofNote: string;
  types: Record<TransactionType, string>;
}

/**
 * A chat link with a prefilled text. `phone` is the international number in digits (62…). Throws
 * RangeError on anything else. encodeURIComponent, because URLSearchParams writes `+` for a space.
 */
export function whatsappLink(phone: string, text: string): string {
  if (!/^62\d{7,13}$/.test(phone)) throw new RangeError(`Not an Indonesian number in digits: ${phone}`);
  return `https://wa.me/${phone}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** One line, so that what a visitor types cannot look like another line of the message. */
export const oneLine = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim();

/** Lines of an address, one after the other: a comma stands where a line ended. */
const addressLine = (address: string) =>
  address
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => oneLine(line).replace(/[,;]+$/, ''))
    .filter(Boolean)
    .join(', ');

/** The text that confirms a transfer (docs/what-the-site-does.md#whatsapp-texts). */
export function confirmationText(details: TransactionDetails, copy: ConfirmationCopy): string {
  const { type, name, quantity, total, address } = details;
  return [
    copy.greeting,
    '',
    `${copy.nameLabel}: ${oneLine(name)}`,
    `${copy.typeLabel}: ${copy.types[type]}`,
    ...(quantity === null ? [] : [`${copy.quantityLabel}: ${formatNumber(quantity)} ${copy.quantityUnit}`]),
    `${copy.totalLabel}: ${formatRupiah(total)}`,
    ...(type === 'beli' ? [`${copy.addressLabel}: ${addressLine(address)}`] : []),
    '',
    copy.proofNote,
  ].join('\n');
}
