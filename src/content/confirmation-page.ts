import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { bankCode, bankCodePattern } from './banks.ts';
import { confirmationFits, chatRemedy, transferredFits } from './chat-lengths.ts';
import { counts } from './counts.ts';
import { daysIn, durations, durationsGroq, withDurations } from './durations.ts';
import { formatDay } from '../day-words.ts';
import { amount, day, groq, isShown, optional, ruled, seo, several, text, texts } from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { channelsRemedy, rateRemedy, type Remedy } from './money-rules.ts';
import { accountPattern } from './rules.ts';

export const bankAccountGroq = '*[_type == "bankAccount" && _id == "bankAccount"][0]{bank, code, number, holder}';

const ownNames = `heading, lead, mark, gloss, bankHeading, uniqueCodeNote, printNote, detailsHeading, quantityUnit,
  confirmHeading, confirmLabel, confirmNote, warning, qrHeading, qrText, numberLabel, stepsHeading, editLabel, pendingText,
  noscript, witnessesLabel, privacyNote, privacyLabel`;
const labelNames = `bank, code, number, holder, total, inWords, type, name, quantity, subtotal, shipping, uniqueCode,
  city, address, distribution`;
const oopsNames = 'warning, why, contactLabel, transferredHeading, transferredText, notYetHeading, notYetText';

const intentionNames = `mark, gloss, heading, text, forLabel, forHint, dedication, bindingLabel, closing`;

const perType = z.object({ donasi: text, beli: text, wakaf: text });

const chatNames = `greeting, nameLabel, typeLabel, quantityLabel, quantityUnit, cityLabel, totalLabel,
  timeLabel, addressLabel, proofNote`;
export const confirmationWords = z.object({ ...texts(chatNames), types: perType }).refine(confirmationFits, chatRemedy);

const transferredNames = 'greeting, typeLabel, askedLabel, totalLabel, dayLabel, bankLabel';
export const transferredWords = z.object(texts(transferredNames)).refine(transferredFits, chatRemedy);

export const confirmationPageQuery = groq`*[_type == "confirmationPage" && _id == "confirmationPage"][0]{
  seo{title, description}, ${ownNames},
  "bankAccount": ${bankAccountGroq},
  "durations": ${durationsGroq},
  labels{${labelNames}},
  uniqueCodeOutcome{donasi, beli, wakaf}, thanks{donasi, beli, wakaf}, messageNote{donasi, beli, wakaf}, afterwards{donasi, beli, wakaf},
  typeNames{donasi, beli, wakaf}, advice, steps, proof{label, hint},
  afterMessage{mark, gloss, unanswered, messageHeading}, sent{action, heading, answerBy, undo, folded}, validity{until, lapsed},
  whatsapp{${chatNames}, types{donasi, beli, wakaf}},
  changed{heading, text},
  guide{mark, gloss, tooMuch, channels[${isShown}]{title, steps, note, highest, checked}},
  "maxDonation": *[_type == "donationPage" && _id == "donationPage"][0].prices.maxDonation,
  "legality": ${legalityGroq},
  keep{mark, gloss, note, slipNotes},
  transferred{mark, gloss, action, answers[${isShown}]{question, answer}, message{${transferredNames}}},
  oops{${oopsNames}},
  intention{${intentionNames}, kinds{donasi, wakaf}, lines{donasi, wakaf}},
  invite{heading, text, message},
  reminder{label, title, text},
  print{heading, lines, dayLabel},
  "wakafIntention": *[_type == "donationPage" && _id == "donationPage"][0].wakafIntention,
  "wakafIntentionHeading": *[_type == "donationPage" && _id == "donationPage"][0].wakafIntentionHeading
}`;

/** Writes the account holder into the ikrar, so that both name the same recipient. */
export const forHolder = (intention: string | null, holder: string) =>
  intention?.replaceAll('{penerima}', () => holder) ?? null;

const codeText = z.string().regex(bankCodePattern, 'tulis kode bank dengan tiga angka, misalnya 451');
const accountNumber = z
  .string()
  .regex(accountPattern, 'tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi');

export const bankAccount = z
  .object({ bank: text, code: codeText, number: accountNumber, holder: text })
  .check(ruled(({ bank, code }) => codeRemedy(bank, code), ['code']));

function codeRemedy(bank: string, code: string): Remedy {
  const known = bankCode(bank);
  return known === undefined || known === code ? undefined : `kode ${bank} adalah ${known}`;
}

const page = z.object({
  seo,
  ...texts(ownNames),
  bankAccount,
  durations,
  labels: z.object(texts(labelNames)),
  advice: z.array(text).min(1),
  uniqueCodeOutcome: perType,
  thanks: perType,
  /** Why we need the message. */
  messageNote: optional(z.object({ donasi: optional(text), beli: optional(text), wakaf: optional(text) })),
  /** When and how we answer. */
  afterwards: perType,
  typeNames: perType,
  proof: z.object({ label: text, hint: text }),
  /** What happens after the message, and what to do if nobody answers. */
  afterMessage: z.object({ mark: text, gloss: text, unanswered: text, messageHeading: text }),
  sent: z.object({ action: text, heading: text, answerBy: text, undo: text, folded: text }),
  /** Until when the total holds. Both texts name the day. */
  validity: z.object({ until: text, lapsed: text }),
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
        /** The largest amount of one transfer, in rupiah. Without it there is no limit. */
        highest: optional(amount(rateRemedy)),
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
  intention: z.object({
    ...texts(intentionNames),
    kinds: z.object({ donasi: text, wakaf: text }),
    lines: z.object({ donasi: text, wakaf: text }),
  }),
  invite: z.object({ heading: text, text, message: text }),
  reminder: z.object({ label: text, title: text, text }),
  print: z.object({ heading: text, lines: several(text, counts.handLines), dayLabel: text }),
  maxDonation: z.number().nullish(),
});

const shape = page
  .check(
    ruled(
      ({ guide, maxDonation }) => (maxDonation ? channelsRemedy(guide.channels, maxDonation) : undefined),
      ['guide', 'channels'],
    ),
  )
  .transform(({ maxDonation: _maxDonation, ...rest }) => ({
    ...withDurations(rest),
    wakafIntention: forHolder(rest.wakafIntention, rest.bankAccount.holder),
    /** How long our answer takes and how long the total holds. Null if the text names no number of days. */
    days: { answer: daysIn(rest.durations.answer), total: daysIn(rest.durations.total) },
  }));

export const contract: Contract<typeof shape, ResultOf<'confirmationPageQuery'>> = {
  query: confirmationPageQuery,
  shape,
};
