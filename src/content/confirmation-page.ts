import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { bankCode } from './banks.ts';
import { confirmationNames, confirmationWords, perType, transferredNames, transferredWords } from './chat-words.ts';
import { counts } from './counts.ts';
import { formatDay } from '../day-words.ts';
import { accountNumber, bankCodeText, day, groq, optional, rateNumber, seo, several, text, texts } from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { channelsRemedy } from './money-rules.ts';

export const bankAccountGroq =
  '*[_type == "bankAccount" && _id == "bankAccount"][0]{bank, code, number, numberAgain, holder}';

const ownNames = `heading, lead, mark, gloss, bankHeading, uniqueCodeNote, printNote, detailsHeading, quantityUnit,
  confirmHeading, confirmLabel, confirmNote, qrHeading, qrText, numberLabel, stepsHeading, editLabel, pendingText,
  noscript`;
const labelNames = `bank, code, number, holder, total, inWords, type, name, quantity, subtotal, shipping, uniqueCode,
  city, address, distribution`;
const oopsNames = 'warning, transferredHeading, transferredText, notYetHeading, notYetText';

export const confirmationPageQuery = groq`*[_type == "confirmationPage" && _id == "confirmationPage"][0]{
  seo{title, description}, ${ownNames},
  "bankAccount": ${bankAccountGroq},
  labels{${labelNames}},
  uniqueCodeOutcome{donasi, beli, wakaf}, thanks{donasi, beli, wakaf}, afterwards{donasi, beli, wakaf},
  typeNames{donasi, beli, wakaf}, advice, steps, proof{label, hint, note},
  whatsapp{${confirmationNames}, types{donasi, beli, wakaf}},
  changed{heading, text},
  guide{mark, gloss, tooMuch, channels[]{title, steps, note, highest, checked}},
  "maxDonation": *[_type == "donationPage" && _id == "donationPage"][0].prices.maxDonation,
  "legality": ${legalityGroq},
  keep{mark, gloss, note, slipNotes},
  transferred{mark, gloss, action, answers[]{question, answer}, message{${transferredNames}}},
  oops{${oopsNames}},
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
  ...texts(ownNames),
  bankAccount,
  labels: z.object(texts(labelNames)),
  advice: z.array(text).min(1),
  uniqueCodeOutcome: perType,
  thanks: perType,
  /** When we answer, and how the visitor hears of it. */
  afterwards: perType,
  typeNames: perType,
  proof: z.object({ label: text, hint: text, note: text }),
  whatsapp: confirmationWords,
  steps: z.array(text).length(3),
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
  oops: z.object(texts(oopsNames)),
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
