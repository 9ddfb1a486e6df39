import { z } from 'zod';
import { messageLimits } from '../transaction/text-limits.ts';
import { bankCode, bankCodePattern, bankCodeRemedy } from './banks.ts';
import { counts } from './counts.ts';
import { daysIn, durations, withDurations } from './durations.ts';
import { amount, chatText, optional, checkRemedy, seo, several, text, texts } from './fields.ts';
import { channelsRemedy, donationRemedy } from './money-rules.ts';
import { fromGroq, single } from './query.ts';
import { accountPattern, accountRemedy, type Remedy } from './rules.ts';

const nextSteps = several(text, counts.nextSteps);

const codeText = z.string().regex(bankCodePattern, bankCodeRemedy);
const accountNumber = z.string().regex(accountPattern, accountRemedy);

export const bankAccount = fromGroq(
  single('bankAccount'),
  z
    .object({ bank: text, code: codeText, number: accountNumber, holder: text })
    .check(checkRemedy(({ bank, code }) => codeRemedy(bank, code), ['code'])),
);

function codeRemedy(bank: string, code: string): Remedy {
  const known = bankCode(bank);
  return known === undefined || known === code ? undefined : `kode ${bank} adalah ${known}`;
}

const typeName = chatText(messageLimits.type);

const page = z.object({
  seo,
  ...texts('heading', 'lead', 'holderNote', 'confirmHeading', 'confirmNote', 'accountNote', 'witnessesLabel'),
  ...texts('printNote', 'noscript'),
  bankAccount,
  durations,
  /** What happens after the message, line by line. */
  nextSteps: z.object({ donasi: nextSteps, beli: nextSteps, wakaf: nextSteps }),
  proof: z.object({ hint: text }),
  whatsapp: z.object({
    greeting: chatText(messageLimits.text),
    proofNote: chatText(messageLimits.text),
    types: z.object({ donasi: typeName, beli: typeName, wakaf: typeName }),
  }),
  wakafIntentionHeading: fromGroq(`${single('donationPage')}.wakafIntentionHeading`, optional(text)),
  wakafIntention: fromGroq(`${single('donationPage')}.wakafIntention`, optional(text)),
  guide: z.object({
    channels: several(
      z.object({
        title: text,
        steps: several(text, counts.guideSteps),
        /** The largest amount of one transfer, in rupiah. Without it there is no limit. */
        highest: optional(amount(donationRemedy)),
      }),
      counts.channels,
    ),
  }),
  /** The message of a donor who has transferred before it was sent. */
  transferred: z.object({ message: z.object({ greeting: chatText(messageLimits.text) }) }),
  /** The page that is opened without the details of a transaction. */
  oops: z.object(
    texts('warning', 'why', 'contactLabel', 'transferredHeading', 'transferredText', 'notYetHeading', 'notYetText'),
  ),
  /** Only for the check below: the page itself does not show it. */
  maxDonation: fromGroq(`${single('donationPage')}.prices.maxDonation`, z.number().nullish()),
});

export const confirmationPage = page
  .check(
    checkRemedy(
      ({ guide, maxDonation }) => (maxDonation ? channelsRemedy(guide.channels, maxDonation) : undefined),
      ['guide', 'channels'],
    ),
  )
  .transform(({ maxDonation: _maxDonation, ...rest }) => {
    const filled = withDurations(rest); // all texts with `{lama salur}` and the like
    return {
      ...filled,
      // The ikrar of a wakaf names the holder of the account as its recipient.
      wakafIntention: filled.wakafIntention?.replaceAll('{penerima}', () => filled.bankAccount.holder) ?? null,
      /** How long the total holds. Null if the text names no number of days. */
      totalDays: daysIn(rest.durations.total),
    };
  });
