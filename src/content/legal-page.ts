import { z } from 'zod';
import { counts } from './counts.ts';
import { durations, durationsGroq, withDurations } from './durations.ts';
import { day, opening, openingFields, optional, several, text, texts } from './fields.ts';
import { daysBetween, noticeDays } from './periods.ts';
import { richText, richTextFields } from './portable-text.ts';

const ownNames = 'updatedLabel, contentsLabel, comingLabel, comingText, comingLinkLabel';
const sectionFields = `{heading, "body": body[]${richTextFields}}`;

export const legalFields = `{
  "durations": ${durationsGroq},
  ${openingFields},
  updated, ${ownNames},
  sections[]${sectionFields},
  "coming": coming[0]{announced, from, sections[]${sectionFields}}
}`;

const sections = several(z.object({ heading: text, body: richText }), counts.legalSections);

/** A version that is announced but not in force yet. It takes effect at midnight in Jakarta. */
const coming = z
  .object({ announced: day, from: day, sections })
  .refine(({ announced, from }) => daysBetween(announced, from) >= noticeDays, {
    path: ['from'],
    error: `mulai berlaku paling cepat ${noticeDays} hari setelah diumumkan`,
  });

export const shape = z
  .object({
    ...opening,
    durations,
    updated: day,
    ...texts(ownNames),
    sections,
    coming: optional(coming),
  })
  .transform(withDurations);
