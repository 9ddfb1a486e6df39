import { z } from 'zod';
import { ownLimits } from '../transaction/text-limits.ts';
import { bankCode, bankCodePattern } from './banks.ts';
import { counts } from './counts.ts';
import { daysIn, durations, withDurations } from './durations.ts';
import { formatDay } from '../words/days.ts';
import { amount, chatText, day, optional, ruled, seo, several, text, texts } from './fields.ts';
import { legality } from './legality.ts';
import { channelsRemedy, rateRemedy, type Remedy } from './money-rules.ts';
import { from, single } from './query.ts';
import { accountPattern } from './rules.ts';

const perType = z.object(texts('donasi', 'beli', 'wakaf'));

/** Writes the account holder into the ikrar, so that both name the same recipient. */
const forHolder = (intention: string | null, holder: string) =>
  intention?.replaceAll('{penerima}', () => holder) ?? null;

const codeText = z.string().regex(bankCodePattern, 'tulis kode bank dengan tiga angka, misalnya 451');
const accountNumber = z
  .string()
  .regex(accountPattern, 'tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi');

export const bankAccount = from(
  single('bankAccount'),
  z
    .object({ bank: text, code: codeText, number: accountNumber, holder: text })
    .check(ruled(({ bank, code }) => codeRemedy(bank, code), ['code'])),
);

function codeRemedy(bank: string, code: string): Remedy {
  const known = bankCode(bank);
  return known === undefined || known === code ? undefined : `kode ${bank} adalah ${known}`;
}

/** Also the heading of the page. */
const typeName = chatText(ownLimits.type);

const page = z.object({
  seo,
  gloss: optional(text),
  ...texts('heading', 'lead', 'warning', 'printNote', 'confirmHeading', 'confirmNote', 'numberLabel'),
  ...texts('noscript', 'witnessesLabel', 'privacyNote'),
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
  whatsapp: z.object({
    greeting: chatText(ownLimits.text),
    proofNote: chatText(ownLimits.text),
    types: z.object({ donasi: typeName, beli: typeName, wakaf: typeName }),
  }),
  wakafIntentionHeading: from(`${single('donationPage')}.wakafIntentionHeading`, optional(text)),
  wakafIntention: from(`${single('donationPage')}.wakafIntention`, optional(text)),
  legality: from(single('legality'), legality.pick({ sentence: true })),
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
  transferred: z.object({ message: z.object({ greeting: chatText(ownLimits.text) }) }),
  oops: z.object(
    texts('warning', 'why', 'contactLabel', 'transferredHeading', 'transferredText', 'notYetHeading', 'notYetText'),
  ),
  maxDonation: from(`${single('donationPage')}.prices.maxDonation`, z.number().nullish()),
});

export const confirmationPage = page
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
