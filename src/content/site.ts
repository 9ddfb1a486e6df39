import { z } from 'zod';
import { notices, noticesGroq } from './notice.ts';
import type { Contract, ResultOf } from './contract.ts';
import { legality, legalityGroq } from './legality.ts';
import { groq, optional, text, texts, webLink, whatsappNumber } from './fields.ts';

const footerNames = 'appHeading, institutionHeading, legalHeading, socialHeading, contactHeading, colophon';

/** The shell: header, footer, help; and whether anything on the site is still a placeholder. */
export const siteQuery = groq`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  productName, organisationName, tagline,
  contact{email, phone, whatsapp, address},
  social{facebook, twitter, instagram, youtube},
  newsletter{heading, text, action},
  help{label, message, donationMessage, confirmationMessage},
  footer{${footerNames}, updatedLabel, officialSite},
  "legality": ${legalityGroq},
  "hasReport": count(*[_type == "distribution"]) > 0,
  "placeholder": count(*[_type in ["siteSettings", "bankAccount"] && placeholder == true]) > 0,
  "notices": ${noticesGroq}
}`;

export const siteShape = z.object({
  productName: text,
  organisationName: text,
  tagline: text,
  contact: z.object({ email: z.email(), phone: text, whatsapp: whatsappNumber, address: text }),
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
    /** Shown on pages where somebody pays; `{situs}` stands for the site's address. */
    officialSite: optional(text),
  }),
  legality: legality.pick({ legalName: true, registration: true, permit: true }),
  hasReport: z.boolean(),
  placeholder: z.boolean(),
  notices,
});

export const contract: Contract<typeof siteShape, ResultOf<'siteQuery'>> = { query: siteQuery, shape: siteShape };

export type Site = z.infer<typeof siteShape>;
