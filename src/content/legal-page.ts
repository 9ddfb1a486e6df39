import { z } from 'zod';
import { counts } from './counts.ts';
import { durations, withDurations } from './durations.ts';
import { day, pageOpening, several, text } from './fields.ts';
import { richText } from './portable-text.ts';

/** The pages of law: privacy and terms. */
export const legalPage = z
  .object({
    ...pageOpening,
    durations,
    updated: day,
    sections: several(z.object({ heading: text, body: richText }), counts.legalSections),
  })
  .transform(withDurations);
