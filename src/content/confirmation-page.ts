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

const ownNames = `heading, lead, gloss, warning, printNote, confirmHeading, confirmNote, numberLabel, noscript,
  witnessesLabel, privacyNote`;
const oopsNames = 'warning, why, contactLabel, transferredHeading, transferredText, notYetHeading, notYetText';

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
  advice, uniqueCodeOutcome{donasi, beli, wakaf}, messageNote{donasi, beli, wakaf},
  afterMessage{mark, answer, unanswered}, afterwards{donasi, beli, wakaf}, proof{hint},
  whatsapp{${chatNames}, types{donasi, beli, wakaf}},
  guide{mark, tooMuch, channels[${isShown}]{title, steps, note, highest, checked}},
  "maxDonation": *[_type == "donationPage" && _id == "donationPage"][0].prices.maxDonation,
  "legality": ${legalityGroq},
  transferred{message{${transferredNames}}},
  oops{${oopsNames}},
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
  advice: z.array(text).min(1),
  uniqueCodeOutcome: perType,
  /** Why we need the message. */
  messageNote: optional(z.object({ donasi: optional(text), beli: optional(text), wakaf: optional(text) })),
  /** The three lines on what happens after the message: our answer, what follows for each type, and no answer. */
  afterMessage: z.object({ mark: text, answer: optional(text), unanswered: text }),
  afterwards: perType,
  proof: z.object({ hint: text }),
  whatsapp: confirmationWords,
  wakafIntentionHeading: optional(text),
  wakafIntention: optional(text),
  legality: legality.pick({ sentence: true }),
  guide: z.object({
    mark: text,
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
  transferred: z.object({ message: transferredWords }),
  oops: z.object(texts(oopsNames)),
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
    /** How long the total holds. Null if the text names no number of days. */
    totalDays: daysIn(rest.durations.total),
  }));

export const contract: Contract<typeof shape, ResultOf<'confirmationPageQuery'>> = {
  query: confirmationPageQuery,
  shape,
};
