import { z } from 'zod';
import { messageLimits } from '../transaction/text-limits.ts';
import { bankAccount } from './confirmation-page.ts';
import { counts } from './counts.ts';
import { chatText, sectionHead, optional, seo, several, text, webLink } from './fields.ts';
import { legality } from './legality.ts';
import { fromGroq, single } from './query.ts';
import { telephonePattern } from './rules.ts';

const telephoneRemedy = 'tulis nomor telepon, misalnya 021 7412 3456';
const branch = z.object({ name: text, phone: z.string().regex(telephonePattern, telephoneRemedy) });

export const contactPage = z.object({
  seo,
  hero: z.object({ title: text }),
  /** Offices with a telephone of their own, approved with the contacts. */
  branches: optional(z.array(branch)),
  /** Where the account is written outside of this site. */
  witnesses: z.object({
    ...sectionHead,
    lead: text,
    items: several(z.object({ title: text, text }), counts.witnesses),
  }),
  /** The account and the numbers of permits, with which visitors compare what they were given. */
  check: z.object({ heading: text }),
  form: z.object({ heading: text }),
  map: z.object({ title: text, embedUrl: webLink, linkUrl: webLink }),
  legality: fromGroq(
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
  whatsapp: z.object({ greeting: chatText(messageLimits.text) }),
});
