import { formatMoment } from '../../day-words.ts';
import { spaceAccount } from '../../transaction/space-account.ts';
import { inWords } from '../../transaction/in-words.ts';
import { type TransactionType, endsInCode } from '../../transaction/order.ts';
import { splitAmount } from '../../transaction/rupiah.ts';
import { fillIn, valuesOf, type Account, type Payment } from './payment-values.tsx';
import { untilNote } from './last-day.ts';

export interface SlipCopy extends Pick<Payment['copy'], 'days' | 'validity'> {
  bankAccount: Account;
  labels: Record<'city' | 'bank' | 'code' | 'number' | 'total' | 'inWords' | 'holder', string>;
  keep: { slipNotes: string[] };
  whatsapp: { types: Record<TransactionType, string> };
  printNote: string;
}

interface Source extends Pick<Payment, 'details' | 'institute'> {
  copy: SlipCopy;
  contact: { phone: string };
}

/** The texts of a slip, for drawing and sending. They never contain a name or an address of the visitor. */
export function slipOf({ copy, details, institute, contact }: Source) {
  const { bankAccount, labels, printNote } = copy;
  const values = valuesOf(bankAccount, details);
  return {
    institute,
    /** The type, with the day and hour at which the form was sent. */
    purpose: `${copy.whatsapp.types[details.type]}, ${formatMoment(details.sentAt)}`,
    /** The place that the mushaf are sent to. Empty for a donation. */
    destination: details.city === null ? '' : `${labels.city}: ${details.city}`,
    bank: bankAccount.bank,
    code: `${labels.code} ${bankAccount.code}`,
    number: { label: labels.number, value: spaceAccount(bankAccount.number) },
    /** `tail` has the last three digits. */
    total: { label: labels.total, ...splitAmount(details.total), endsInCode: endsInCode(details) },
    inWords: inWords(details.total),
    until: untilNote(copy, details) ?? '',
    holder: { label: labels.holder, value: bankAccount.holder },
    notes: copy.keep.slipNotes.map((note) => fillIn(note, values)),
    site: location.host,
    phone: contact.phone,
    closing: printNote,
  };
}

export type Slip = ReturnType<typeof slipOf>;

/** The slip as a text that donors send to themselves. Banking apps accept its account number without spaces. */
export const slipText = ({ total, ...slip }: Slip, { bankAccount, labels }: SlipCopy) =>
  [
    slip.institute,
    slip.purpose,
    ...[slip.destination].filter(Boolean),
    '',
    `${labels.bank}: ${slip.bank} (${slip.code})`,
    `${slip.number.label}: ${bankAccount.number}`,
    `${total.label}: ${total.head}${total.tail}`,
    `${labels.inWords}: ${slip.inWords}`,
    ...[slip.until].filter(Boolean),
    `${slip.holder.label}: ${slip.holder.value}`,
    '',
    ...slip.notes,
    '',
    `${slip.site}, ${slip.phone}`,
    slip.closing,
  ].join('\n');
