import { z } from 'zod';
import { confirmationText } from '../transaction/confirmation-text.ts';
import { contactText } from '../transaction/contact-text.ts';
import { limits, signsInLink } from '../transaction/text-limits.ts';
import { longest, type TransactionDetails, version } from '../transaction/transaction-details.ts';
import { transferredText } from '../transaction/transferred-text.ts';
import { text, texts } from './fields.ts';

/** Longest text of a WhatsApp link, in characters after percent-encoding: longer links are cut off on the way. */
const longestText = 1899;
/** Characters left for our own words when a visitor uses all that each field allows. */
const wordsLimits = {
  confirmation: longestText - limits.name - limits.text,
  contact: longestText - limits.name - limits.email - limits.text,
};

const long = { error: 'long-chat' };

export const perType = z.object({ donasi: text, beli: text, wakaf: text });

/** The longest values that the form itself adds; what a visitor types is counted in `wordsLimits`. */
const longestDetails: TransactionDetails = {
  version,
  type: 'beli',
  name: '',
  amount: null,
  quantity: 10_000,
  city: 'a'.repeat(longest.city),
  address: '',
  subtotal: 0,
  shippingCost: 0,
  uniqueCode: 999,
  total: Number.MAX_SAFE_INTEGER,
  sentAt: Date.UTC(2026, 8, 30),
};
/** transferredText takes names of types; the shape counts them with the confirmation's words. */
const nameless = { donasi: '', beli: '', wakaf: '' };

export const confirmationNames = `greeting, nameLabel, typeLabel, quantityLabel, quantityUnit, cityLabel, totalLabel,
  timeLabel, addressLabel, proofNote`;
export const confirmationWords = z
  .object({ ...texts(confirmationNames), types: perType })
  .refine((words) => signsInLink(confirmationText(longestDetails, words)) <= wordsLimits.confirmation, long);

export const transferredNames = 'greeting, typeLabel, askedLabel, totalLabel, dayLabel, bankLabel';
export const transferredWords = z
  .object(texts(transferredNames))
  .refine((words) => signsInLink(transferredText(words, longestDetails, nameless)) <= wordsLimits.confirmation, long);

export const contactNames = 'greeting, nameLabel, emailLabel, messageLabel';
export const contactWords = z
  .object(texts(contactNames))
  .refine(
    (words) => signsInLink(contactText({ name: '', email: '', message: '' }, words)) <= wordsLimits.contact,
    long,
  );
