import { defineField } from 'sanity';
import { isLocalOrWebLink, isSafeHref, isSafeWebLink } from '../../src/content/rules.ts';

const webLinkText = 'Tulis tautan lengkap yang dimulai dengan https:// ke situs yang benar.';
const hrefText = 'Tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini.';

/** An https link to another site that may be missing. A string, not Sanity's URL, so that the site's own rule judges it. */
export const optionalWebLink = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.custom(check(isSafeWebLink, webLinkText)),
  });

export const webLink = (name: string, title: string, description: string) =>
  defineField({
    ...optionalWebLink(name, title, description),
    validation: (rule) => rule.required().custom(check(isSafeWebLink, webLinkText)),
  });

/** As `webLink`, or the stand-in reader on the developer's machine. */
export const readerLink = (name: string, title: string, description: string) =>
  defineField({
    ...optionalWebLink(name, title, description),
    validation: (rule) => rule.required().custom(check(isLocalOrWebLink, webLinkText)),
  });

/** Where a link inside a text leads. */
export const href = defineField({
  name: 'href',
  title: 'Tujuan',
  description: 'Halaman situs ini (misalnya /contact), alamat email (mailto:…), atau situs lain (https://…).',
  type: 'string',
  validation: (rule) => rule.required().custom(check(isSafeHref, hrefText)),
});

function check(isSafe: (value: string) => boolean, text: string) {
  return (value: string | undefined) => value === undefined || isSafe(value) || text;
}
