import { Fragment } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { spaceAccount } from '../../../transaction/space-account.ts';
import type { TransactionDetails } from '../../../transaction/transaction-details.ts';
import { typeset } from '../../../ui/typeset.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';

/** Props of most parts of the confirmation. */
export interface Payment {
  content: PageContents['confirmation'];
  details: TransactionDetails;
  /** `whatsapp` in international digits; `whatsappText` is the same number as it is shown. */
  contact: { whatsapp: string; whatsappText: string };
}

/** Values of the variables that staff write in braces (src/content/rules.ts), by name. */
type PaymentValues = Record<string, string>;

/** Without details, as in the prerendered page, words replace total and code. */
export const valuesOf = (
  account: Payment['content']['bankAccount'],
  details: TransactionDetails | null,
): PaymentValues => ({
  bank: account.bank,
  'kode bank': account.code,
  rekening: spaceAccount(account.number),
  penerima: account.holder,
  total: details ? formatRupiah(details.total) : confirmationWords.unknownPayment.total,
  'total angka': details ? String(details.total) : confirmationWords.unknownPayment.total,
  kode: details ? String(details.uniqueCode) : confirmationWords.unknownPayment.code,
  kota: details?.city ?? '',
});

/** The text with its values, which no translator rewrites. No line parts a number from its unit. */
export const PaymentText = ({ text, values }: { text: string; values: PaymentValues }) =>
  // After the split, pieces with an odd index are names of values.
  text.split(/\{([^}]*)\}/).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text may name a value twice
    <Fragment key={index}>{index % 2 ? <span translate="no">{values[piece]}</span> : typeset(piece)}</Fragment>
  ));
