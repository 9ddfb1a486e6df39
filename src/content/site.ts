import { z } from 'zod';
import { withCountryCode, writePhone } from '../transaction/write-phone.ts';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { legality, legalityGroq } from './legality.ts';
import { day, groq, href, isShown, optional, text, texts, webLink } from './fields.ts';
import { whatsappPattern } from './rules.ts';

const footerNames = 'appHeading, institutionHeading, legalHeading, socialHeading, contactHeading, colophon';

const whatsappRemedy = 'tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789';

/** Shows through its last day (documentsOn in src/publish/documents/read-content.ts). */
const notice = z
  .object({
    text: text.max(counts.noticeLetters.max),
    linkLabel: optional(text),
    href: optional(href),
    until: day,
    /** A release sets this while nobody has approved the notice: pages on which visitors pay leave it out. */
    offPayment: z.boolean(),
  })
  .refine(({ linkLabel, href: target }) => !linkLabel === !target, {
    path: ['linkLabel'],
    error: 'isi teks tautan dan tujuannya, atau kosongkan keduanya',
  })
  .transform(({ until: _until, ...shown }) => shown);

/** The content of the shell (header, footer, help). It also says whether payee or institute are still placeholders. */
export const siteQuery = groq`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  productName, organisationName, tagline,
  contact{email, phone, whatsapp, address},
  social{facebook, twitter, instagram, youtube},
  newsletter{heading, text, action},
  help{label, message, donationMessage, confirmationMessage},
  footer{${footerNames}, updatedLabel, officialSite},
  "notice": select(defined(notice.text) => notice{text, linkLabel, href, until, "offPayment": offPayment == true}),
  "legality": ${legalityGroq},
  "hasReport": count(*[_type == "distribution" && ${isShown}]) > 0,
  "placeholder": count(*[_type in ["siteSettings", "bankAccount"] && placeholder == true]) > 0
}`;

interface Numbers {
  whatsapp: string;
  phone?: string | null;
}

/** `phone` is the number of WhatsApp as people write it. `telephone` is another number, if there is one. */
export function withPhone<Contact extends Numbers>({ phone, ...contact }: Contact) {
  const isOther = Boolean(phone) && withCountryCode(phone ?? '') !== contact.whatsapp;
  return { ...contact, phone: writePhone(contact.whatsapp), ...(isOther && phone ? { telephone: phone } : {}) };
}

const shape = z.object({
  productName: text,
  organisationName: text,
  tagline: text,
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
  newsletter: z.object({ heading: text, text, action: optional(webLink) }),
  help: z.object({ label: text, message: text, donationMessage: text, confirmationMessage: text }),
  footer: z.object({
    ...texts(footerNames),
    updatedLabel: optional(text),
    /** Shows on pages where visitors pay. `{situs}` stands for the site's address. */
    officialSite: optional(text),
  }),
  notice: optional(notice),
  legality: legality.pick({ legalName: true, registration: true, permit: true }),
  hasReport: z.boolean(),
  placeholder: z.boolean(),
});

export const contract: Contract<typeof shape, ResultOf<'siteQuery'>> = { query: siteQuery, shape };
export type Site = z.infer<typeof shape>;
