import { z } from 'zod';
import { contactNames, contactWords } from './chat-words.ts';
import { bankAccount, bankAccountGroq } from './confirmation-page.ts';
import type { Contract, ResultOf } from './contract.ts';
import { bothPictures, groq, optional, pictureOfBoth, seo, text, texts, webLink } from './fields.ts';
import { telephonePattern } from './rules.ts';

const mapNames = 'title, linkLabel, showLabel, slowText, sourceNote';
const formNames = `mark, gloss, heading, nameLabel, emailLabel, messageLabel, submitLabel, fallbackText,
  fallbackLabel`;

export const contactPageQuery = groq`*[_type == "contactPage" && _id == "contactPage"][0]{
  seo{title, description},
  hero{title, lead},
  info{mark, heading, emailLabel, phoneLabel, addressLabel},
  branches[]{name, phone},
  map{${mapNames}, ${bothPictures}, embedUrl, linkUrl},
  form{${formNames}},
  check{mark, gloss, label, hint, submitLabel, note},
  "bankAccount": ${bankAccountGroq},
  whatsapp{${contactNames}}
}`;

export const contactPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  info: z.object({ mark: text, heading: text, emailLabel: text, phoneLabel: text, addressLabel: text }),
  /** Offices with a telephone of their own, approved with the contacts. */
  branches: optional(z.array(z.object({ name: text, phone: z.string().regex(telephonePattern) }))),
  map: z.object({ ...texts(mapNames), ...pictureOfBoth('map'), embedUrl: webLink, linkUrl: webLink }),
  form: z.object(texts(formNames)),
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
