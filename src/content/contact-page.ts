import { z } from 'zod';
import { contactFits, chatRemedy } from './chat-lengths.ts';
import { bankAccount, bankAccountGroq } from './confirmation-page.ts';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import { groq, head, isShown, opening, openingFields, optional, several, text, texts, webLink } from './fields.ts';
import { legality, legalityGroq } from './legality.ts';
import { bothPictures, themedPicture } from './picture-fields.ts';
import { telephonePattern } from './rules.ts';

const telephoneRemedy = 'tulis nomor telepon, misalnya 021 7412 3456';

const infoNames = 'mark, heading, emailLabel, phoneLabel, hoursLabel, addressLabel';
const mapNames = 'title, linkLabel, showLabel, slowText, sourceNote';
const formNames = `mark, gloss, heading, nameLabel, emailLabel, messageLabel, submitLabel, fallbackText,
  fallbackLabel`;

const chatNames = 'greeting, nameLabel, emailLabel, messageLabel';
export const contactWords = z.object(texts(chatNames)).refine(contactFits, chatRemedy);

export const contactPageQuery = groq`*[_type == "contactPage" && _id == "contactPage"][0]{
  ${openingFields},
  info{${infoNames}},
  "hours": *[_type == "siteSettings" && _id == "siteSettings"][0].durations.hours,
  branches[${isShown}]{name, phone},
  map{${mapNames}, ${bothPictures}, embedUrl, linkUrl},
  form{${formNames}},
  check{mark, heading, note},
  witnesses{mark, gloss, heading, lead, items[${isShown}]{title, text}},
  "legality": ${legalityGroq},
  "bankAccount": ${bankAccountGroq},
  whatsapp{${chatNames}}
}`;

const shape = z.object({
  ...opening,
  info: z.object(texts(infoNames)),
  hours: text,
  /** Offices with a telephone of their own, approved with the contacts. */
  branches: optional(z.array(z.object({ name: text, phone: z.string().regex(telephonePattern, telephoneRemedy) }))),
  map: z.object({ ...texts(mapNames), ...themedPicture('map'), embedUrl: webLink, linkUrl: webLink }),
  form: z.object(texts(formNames)),
  /** The account, with which visitors compare a number that they were given. */
  check: z.object({ mark: text, heading: text, note: text }),
  /** Where the account is written outside of this site. */
  witnesses: z.object({
    ...head,
    lead: text,
    items: several(z.object({ title: text, text }), counts.witnesses),
  }),
  legality: legality.pick({
    registration: true,
    registrationLink: true,
    permit: true,
    nazhir: true,
    nazhirLink: true,
    tashih: true,
  }),
  bankAccount,
  whatsapp: contactWords,
});

export const contract: Contract<typeof shape, ResultOf<'contactPageQuery'>> = { query: contactPageQuery, shape };
