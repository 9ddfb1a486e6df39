import { z } from 'zod';
import { counts } from './counts.ts';
import { durations, durationsGroq, withDurations } from './durations.ts';
import { day, opening, openingFields, several, text, texts } from './fields.ts';
import { richText, richTextFields } from './portable-text.ts';

const ownNames = 'updatedLabel, contentsLabel';

export const legalFields = `{
  "durations": ${durationsGroq},
  ${openingFields},
  updated, ${ownNames},
  sections[]{heading, "body": body[]${richTextFields}}
}`;

export const shape = z
  .object({
    ...opening,
    durations,
    updated: day,
    ...texts(ownNames),
    sections: several(z.object({ heading: text, body: richText }), counts.legalSections),
  })
  .transform(withDurations);
