import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { bankCode } from './banks.ts';
import { confirmationWords, perType, transferredWords } from './chat-words.ts';
import { counts } from './counts.ts';
import { formatDay } from '../day-words.ts';
import { accountNumber, bankCodeText, day, groq, optional, rateNumber, seo, several, text } from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { channelsRemedy } from './money-rules.ts';

export const bankAccountGroq =
  '*[_type == "bankAccount" && _id == "bankAccount"][0]{bank, code, number, numberAgain, holder}';

export const confirmationPageQuery = groq`*[_type == "confirmationPage" && _id == "confirmationPage"][0]{
  seo{title, description}, heading, lead, mark, gloss, bankHeading,
  "bankAccount": ${bankAccountGroq},
  labels{bank, code, number, holder, total, inWords, type, name, quantity, subtotal, shipping, uniqueCode, city, address, distribution},
  advice, uniqueCodeNote, uniqueCodeOutcome{donasi, beli, wakaf}, thanks{donasi, beli, wakaf}, afterwards{donasi, beli, wakaf}, printNote, detailsHeading, typeNames{donasi, beli, wakaf}, quantityUnit,
  confirmHeading, confirmLabel, confirmNote, qrText, numberLabel, proof{label, hint, note},
  whatsapp{greeting, nameLabel, typeLabel, quantityLabel, quantityUnit, cityLabel, totalLabel, timeLabel, addressLabel, proofNote, types{donasi, beli, wakaf}},
  stepsHeading, steps, editLabel, pendingText, noscript,
  changed{heading, text},
  guide{mark, gloss, tooMuch, channels[]{title, steps, note, highest, checked}},
  "maxDonation": *[_type == "donationPage" && _id == "donationPage"][0].prices.maxDonation,
  "legality": ${legalityGroq},
  keep{mark, gloss, note, slipNotes},
  transferred{mark, gloss, action, answers[]{question, answer}, message{greeting, typeLabel, askedLabel, totalLabel, dayLabel, bankLabel}},
  oops{warning, transferredHeading, transferredText, notYetHeading, notYetText},
  print{heading, lines, dayLabel},
  "wakafIntention": *[_type == "donationPage" && _id == "donationPage"][0].wakafIntention,
  "wakafIntentionHeading": *[_type == "donationPage" && _id == "donationPage"][0].wakafIntentionHeading
}`;

export const bankAccount = z
  .object({ bank: text, code: bankCodeText, number: accountNumber, numberAgain: z.string(), holder: text })
  // The Studio asks for the number twice; a change that reached the dataset another way stops here.
  .refine(({ number, numberAgain }) => number === numberAgain, { path: ['numberAgain'], error: 'not-the-same' })
  .check(({ value: { bank, code }, issues }) => {
    const known = bankCode(bank);
    if (known === undefined || known === code) return;
    issues.push({ code: 'custom', path: ['code'], message: `kode ${bank} adalah ${known}`, input: code });
  })
  .transform(({ bank, code, number, holder }) => ({ bank, code, number, holder }));

const page = z.object({
  seo,
  heading: text,
  lead: text,
  mark: text,
  gloss: text,
  bankHeading: text,
  bankAccount,
  labels: z.object({
    bank: text,
    code: text,
    number: text,
    holder: text,
    total: text,
    inWords: text,
    type: text,
    name: text,
    quantity: text,
    subtotal: text,
    shipping: text,
    uniqueCode: text,
    city: text,
    address: text,
    distribution: text,
  }),
  advice: z.array(text).min(1),
  uniqueCodeNote: text,
  uniqueCodeOutcome: perType,
  thanks: perType,
  /** When we answer, and how the visitor hears of it. */
  afterwards: perType,
  printNote: text,
  detailsHeading: text,
  typeNames: perType,
  quantityUnit: text,
  confirmHeading: text,
  confirmLabel: text,
  confirmNote: text,
  qrText: text,
  numberLabel: text,
  proof: z.object({ label: text, hint: text, note: text }),
  whatsapp: confirmationWords,
  stepsHeading: text,
  steps: z.array(text).length(3),
  editLabel: text,
  pendingText: text,
  noscript: text,
  wakafIntentionHeading: optional(text),
  wakafIntention: optional(text),
  legality: legality.pick({ sentence: true }),
  changed: z.object({ heading: text, text }),
  guide: z.object({
    mark: text,
    gloss: text,
    tooMuch: text,
    channels: several(
      z.object({
        title: text,
        steps: several(text, counts.guideSteps),
        note: optional(text),
        /** Rupiah of one transfer; none: as much as the account holds. */
        highest: optional(rateNumber),
        checked: optional(day.transform(formatDay)),
      }),
      counts.channels,
    ),
  }),
  keep: z.object({ mark: text, gloss: text, note: text, slipNotes: z.array(text).length(2) }),
  transferred: z.object({
    mark: text,
    gloss: text,
    action: text,
    answers: several(z.object({ question: text, answer: text }), counts.answers),
    message: transferredWords,
  }),
  oops: z.object({
    warning: text,
    transferredHeading: text,
    transferredText: text,
    notYetHeading: text,
    notYetText: text,
  }),
  print: z.object({ heading: text, lines: several(text, counts.handLines), dayLabel: text }),
  maxDonation: z.number().nullish(),
});

export const confirmationPageShape = page
  .check(({ value: { guide, maxDonation }, issues }) => {
    const message = maxDonation ? channelsRemedy(guide.channels, maxDonation) : undefined;
    if (message) issues.push({ code: 'custom', message, path: ['guide', 'channels'], input: guide.channels });
  })
  .transform(({ maxDonation: _maxDonation, ...rest }) => rest);

export const contract: Contract<typeof confirmationPageShape, ResultOf<'confirmationPageQuery'>> = {
  query: confirmationPageQuery,
  shape: confirmationPageShape,
};

export type ConfirmationPage = z.infer<typeof confirmationPageShape>;
