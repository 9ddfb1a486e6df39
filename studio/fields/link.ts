import { defineField } from 'sanity';
import { isLocalOrWebLink, isSafeHref, isSafeWebLink } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { noteForeignParts } from './text.ts';

const webLinkText = 'Tulis tautan lengkap yang dimulai dengan https://, misalnya https://situs.id.';
export const hrefText = 'Tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini.';

const checkLink = (isSafe: (value: string) => boolean, text: string) => (value: string | undefined) =>
  value === undefined || isSafe(value) || text;

/** A required link. It is a string, not Sanity's URL, so that the site's own rule applies. */
const link = (isSafe: (value: string) => boolean, text: string, names: Names) =>
  defineField({
    ...named(...names),
    type: 'string',
    validation: (rule) => [
      rule.required().custom(checkLink(isSafe, text)),
      rule.custom<string>(noteForeignParts).info(),
    ],
  });

export const webLink = (...names: Names) => link(isSafeWebLink, webLinkText, names);

export const optionalWebLink = (...names: Names) =>
  defineField({
    ...webLink(...names),
    validation: (rule) => [
      rule.custom(checkLink(isSafeWebLink, webLinkText)),
      rule.custom<string>(noteForeignParts).info(),
    ],
  });

/** Like `webLink`, but also allows the stand-in reader on the developer's machine. */
export const readerLink = (...names: Names) => link(isLocalOrWebLink, webLinkText, names);

export const href = link(isSafeHref, hrefText, [
  'href',
  'Tujuan',
  'Halaman situs ini (misalnya /contact), alamat email (mailto:…), atau situs lain (https://…).',
]);

export const optionalHref = defineField({
  ...href,
  validation: (rule) => [rule.custom(checkLink(isSafeHref, hrefText)), rule.custom<string>(noteForeignParts).info()],
});
