import { z } from 'zod';
import { contactWords } from './chat-words.ts';
import { bankAccount, bankAccountGroq } from './confirmation-page.ts';
import type { Contract, ResultOf } from './contract.ts';
import { bothPictures, groq, optional, pictureOfBoth, seo, text, webLink } from './fields.ts';
import { telephonePattern } from './rules.ts';

export const contactPageQuery = groq`*[_type == "contactPage" && _id == "contactPage"][0]{
  seo{title, description},
  hero{title, lead},
  info{mark, heading, emailLabel, phoneLabel, addressLabel},
  branches[]{name, phone},
  map{title, ${bothPictures}, embedUrl, linkUrl, linkLabel, showLabel, slowText, sourceNote},
  form{mark, gloss, heading, nameLabel, emailLabel, messageLabel, submitLabel, fallbackText, fallbackLabel},
  check{mark, gloss, label, hint, submitLabel, note},
  "bankAccount": ${bankAccountGroq},
  whatsapp{greeting, nameLabel, emailLabel, messageLabel}
}`;

export const contactPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  info: z.object({ mark: text, heading: text, emailLabel: text, phoneLabel: text, addressLabel: text }),
  /** Offices with a telephone of their own, approved with the contacts. */
  branches: optional(z.array(z.object({ name: text, phone: z.string().regex(telephonePattern) }))),
  map: z.object({
    title: text,
    ...pictureOfBoth('map'),
    embedUrl: webLink,
    linkUrl: webLink,
    linkLabel: text,
    showLabel: text,
    slowText: text,
    sourceNote: text,
  }),
  form: z.object({
    mark: text,
    gloss: text,
    heading: text,
    nameLabel: text,
    emailLabel: text,
    messageLabel: text,
    submitLabel: text,
    fallbackText: text,
    fallbackLabel: text,
  }),
  /** Whether a number that somebody was given is ours. */
  check: z.object({ mark: text, gloss: text, label: text, hint: text, submitLabel: text, note: text }),
  bankAccount,
  whatsapp: contactWords,
});

export const contract: Contract<typeof contactPageShape, ResultOf<'contactPageQuery'>> = {
  query: contactPageQuery,
  shape: contactPageShape,
};

export type ContactPage = z.infer<typeof contactPageShape>;
