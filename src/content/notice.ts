import { z } from 'zod';
import { type AddressName, paths } from '../page-table.ts';
import { counts } from './counts.ts';
import { optional, text } from './fields.ts';
import { isCrowded } from './periods.ts';
import { isSafeHref } from './rules.ts';

/** GROQ of the notices, for the shell. */
export const noticesGroq =
  '*[_type == "notice"] | order(from asc, _id asc){"id": _id, text, linkLabel, href, tone, pages, from, until}';

const moment = z.iso.datetime({ offset: true });

const notice = z
  .object({
    id: text,
    text: text.max(counts.noticeLetters.max),
    linkLabel: optional(text),
    href: optional(z.string().refine(isSafeHref, { error: 'unsafe-href' })),
    tone: z.enum(['plain', 'urgent']),
    /** None: every page. */
    pages: optional(z.array(z.enum(Object.keys(paths) as AddressName[]))),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'], error: 'ends-before' })
  .refine(({ linkLabel, href }) => !linkLabel === !href, { path: ['linkLabel'], error: 'half-a-link' })
  // Whether the build shows it; in the page the browser's clock decides.
  .transform((given) => ({ ...given, shown: true }));

export const notices = z.array(notice).refine((all) => !isCrowded(all), { error: 'crowded' });
