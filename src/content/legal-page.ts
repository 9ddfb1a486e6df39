import { z } from 'zod';
import { counts } from './counts.ts';
import { durations, withDurations } from './durations.ts';
import { day, pageOpening, several, text } from './fields.ts';
import { richText } from './portable-text.ts';

/** Privacy and terms. Their texts name durations by variables, which the last line fills in. */
export const legalPage = z
  .object({
    ...pageOpening,
    durations,
    updated: day,
    sections: several(z.object({ heading: text, body: richText }), counts.legalSections),
  })
  .transform(withDurations);
