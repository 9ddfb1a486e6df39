import { z } from 'zod';
import { formatDay } from '../words/days.ts';
import { day, optional, text, webLink } from './fields.ts';
import { dayOrderRemedy } from './rules.ts';

/** Writes the last day in words. The build shows a number only while it is valid (documentsOn in read-content.ts). */
const withLastDay = <Given extends { until: string }>({ until, ...rest }: Given) => ({
  ...rest,
  untilText: formatDay(until),
});

/** The page of the issuer on which anybody can look the number up. */
const lookupLink = optional(webLink);

/** The certificate (tanda tashih) which states that the text of the printed mushaf was checked. */
export const tashih = optional(
  z
    .object({ number: text, issuer: optional(text), issued: optional(day), until: day, link: lookupLink })
    .transform(({ issued, ...rest }) => ({ ...withLastDay(rest), issuedText: issued && formatDay(issued) })),
);

export const legality = z.object({
  /** Who owns the account, and how the owner is related to the institute. */
  sentence: text,
  legalName: optional(text),
  registration: optional(text),
  registrationNote: optional(text),
  registrationLink: lookupLink,
  /** The tax number (NPWP) and the business number (NIB). */
  npwp: optional(text),
  nib: optional(text),
  /** The permit to collect money from the public (PUB). */
  permit: optional(
    z
      .object({ number: text, issuer: text, area: optional(text), from: day, until: day, link: lookupLink })
      .refine(({ from, until }) => from <= until, { path: ['until'], error: dayOrderRemedy })
      .transform(({ from: _from, ...rest }) => withLastDay(rest)), // no page shows the first day
  ),
  /** The registration as nazhir: who may manage wakaf. */
  nazhir: optional(text),
  nazhirNote: optional(text),
  nazhirLink: lookupLink,
  tashih,
  zakat: optional(text),
  dataContact: optional(text),
  report: optional(webLink),
});
