import { z } from 'zod';
import { ownLimits } from '../transaction/text-limits.ts';
import { bankAccount } from './confirmation-page.ts';
import { counts } from './counts.ts';
import { chatText, head, opening, optional, several, text, texts, webLink } from './fields.ts';
import { legality } from './legality.ts';
import { themedPicture } from './picture-fields.ts';
import { from, single } from './query.ts';
import { telephonePattern } from './rules.ts';

const telephoneRemedy = 'tulis nomor telepon, misalnya 021 7412 3456';
const branch = z.object({ name: text, phone: z.string().regex(telephonePattern, telephoneRemedy) });

export const contactPage = z.object({
  ...opening,
  info: z.object(texts('heading', 'emailLabel', 'phoneLabel', 'hoursLabel', 'addressLabel')),
  hours: from(`${single('siteSettings')}.durations.hours`, text),
  /** Offices with a telephone of their own, approved with the contacts. */
  branches: optional(z.array(branch)),
  map: z.object({
    ...texts('title', 'linkLabel', 'showLabel', 'slowText', 'sourceNote'),
    ...themedPicture('map'),
    embedUrl: webLink,
    linkUrl: webLink,
  }),
  form: z.object({
    ...head,
    ...texts('nameLabel', 'emailLabel', 'messageLabel', 'submitLabel', 'fallbackText', 'fallbackLabel'),
  }),
  /** The account, with which visitors compare a number that they were given. */
  check: z.object(texts('heading', 'note')),
  /** Where the account is written outside of this site. */
  witnesses: z.object({
    ...head,
    lead: text,
    items: several(z.object({ title: text, text }), counts.witnesses),
  }),
  legality: from(
    single('legality'),
    legality.pick({
      registration: true,
      registrationLink: true,
      permit: true,
      nazhir: true,
      nazhirLink: true,
      tashih: true,
    }),
  ),
  bankAccount,
  whatsapp: z.object({ greeting: chatText(ownLimits.text) }),
});
