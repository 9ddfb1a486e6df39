import { z } from 'zod';
import { whatsappPattern } from '../transaction/whatsapp.ts';
import { withCountryCode, writePhone } from '../transaction/write-phone.ts';
import { day, href, optional, text, texts, webLink } from './fields.ts';
import { legality } from './legality.ts';
import { fromGroq, shownFilter, single } from './query.ts';
import { halfLinkRemedy, noticeLimit, whatsappRemedy } from './rules.ts';

/** Shows through its last day (documentsOn in src/publish/documents/read-content.ts), except on payment pages. */
const notice = z
  .object({ text: text.max(noticeLimit), linkLabel: optional(text), href: optional(href), until: day })
  .refine(({ linkLabel, href: target }) => Boolean(linkLabel) === Boolean(target), {
    path: ['linkLabel'],
    error: halfLinkRemedy,
  })
  .transform(({ until: _until, ...visible }) => visible);

interface Numbers {
  whatsapp: string;
  phone?: string | null;
}

/** Adds the WhatsApp number as people write it, and `phone` as `otherPhone` if it is another number. */
export function withPhone<Contact extends Numbers>({ phone, ...contact }: Contact) {
  const isOther = phone && withCountryCode(phone) !== contact.whatsapp;
  return { ...contact, whatsappText: writePhone(contact.whatsapp), otherPhone: isOther ? phone : undefined };
}

/** The content of the shell (header, footer, help). It also says whether payee or institute are still placeholders. */
export const site = z.object({
  ...texts('productName', 'organisationName', 'tagline'),
  contact: z
    .object({
      email: z.email('tulis alamat email, misalnya kontak@situs.id'),
      phone: optional(text),
      whatsapp: z.string().regex(whatsappPattern, whatsappRemedy),
      address: text,
    })
    .transform(withPhone),
  social: z.object({
    facebook: optional(webLink),
    twitter: optional(webLink),
    instagram: optional(webLink),
    youtube: optional(webLink),
  }),
  newsletter: z.object({ ...texts('heading', 'text'), action: optional(webLink) }),
  help: z.object(texts('message', 'donationMessage', 'confirmationMessage')),
  footer: z.object({
    colophon: text,
    /** Shows on pages where visitors pay. `{situs}` stands for the site's address. */
    officialSite: optional(text),
  }),
  // Sanity keeps an object without a text if staff have emptied the form of the notice.
  notice: fromGroq('select(defined(notice.text) => notice)', optional(notice)),
  legality: fromGroq(single('legality'), legality.pick({ legalName: true, registration: true, permit: true })),
  hasReport: fromGroq(`count(*[_type == "distribution" && ${shownFilter}]) > 0`, z.boolean()),
  placeholder: fromGroq('count(*[_type in ["siteSettings", "bankAccount"] && placeholder == true]) > 0', z.boolean()),
});

export type Site = z.infer<typeof site>;
