import {
  type ConfirmationCopy,
  confirmationText,
  type TransferredCopy,
  transferredText,
} from '../transaction/confirmation-text.ts';
import { type ContactCopy, contactText } from '../transaction/contact-text.ts';
import { limits, encodedLength } from '../transaction/text-limits.ts';
import { longest, most, type TransactionDetails, version } from '../transaction/transaction-details.ts';

/** Checks that the words of a WhatsApp message leave room for what visitors type. The Studio bundles this file. */

export const chatRemedy = 'teks pesan WhatsApp terlalu panjang untuk sebuah tautan; singkatkan salam dan keterangannya';

/** The longest text of a WhatsApp link, in characters after percent-encoding. Apps cut longer links. */
const longestText = 1899;
/** The characters that remain for our own words if a visitor fills every field to its limit. */
const wordsLimits = {
  confirmation: longestText - limits.name - limits.text,
  contact: longestText - limits.name - limits.email - limits.text,
};

/** The longest values that the form itself adds. Texts that visitors type are empty, because `wordsLimits` counts them. */
const longestDetails: TransactionDetails = {
  version,
  type: 'beli',
  name: '',
  amount: null,
  quantity: most.quantity,
  city: 'a'.repeat(longest.city),
  address: '',
  subtotal: 0,
  shippingCost: 0,
  uniqueCode: 999,
  total: Number.MAX_SAFE_INTEGER,
  sentAt: Date.UTC(2026, 8, 30),
};
/** Placeholders for transferredText, which needs names of types. confirmationFits counts the real ones of content. */
const nameless = { donasi: '', beli: '', wakaf: '' };

/** Whether these words leave room for what visitors type (docs/what-the-site-does.md#whatsapp-texts). */
export const confirmationFits = (words: Partial<ConfirmationCopy>): boolean =>
  encodedLength(confirmationText(longestDetails, { types: nameless, ...words } as ConfirmationCopy)) <=
  wordsLimits.confirmation;

export const transferredFits = (words: Partial<TransferredCopy>): boolean =>
  encodedLength(transferredText(words as TransferredCopy, longestDetails, nameless)) <= wordsLimits.confirmation;

export const contactFits = (words: Partial<ContactCopy>): boolean =>
  encodedLength(contactText({ name: '', email: '', message: '' }, words as ContactCopy)) <= wordsLimits.contact;
