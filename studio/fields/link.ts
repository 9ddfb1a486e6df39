import { defineField } from 'sanity';
import { hrefRemedy, localLinkRemedy, type Remedy, webLinkRemedy } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { asSentence, noteForeignParts } from './text.ts';

type LinkRemedy = (value: string) => Remedy;

const checkLink = (remedy: LinkRemedy) => (value: string | undefined) =>
  value === undefined || asSentence(remedy(value));

/** A required link. It is a string, not Sanity's URL, so that the site's own rule applies. */
const link = (remedy: LinkRemedy, names: Names) =>
  defineField({
    ...named(...names),
    type: 'string',
    validation: (rule) => [rule.required().custom(checkLink(remedy)), rule.custom<string>(noteForeignParts).info()],
  });

export const webLink = (...names: Names) => link(webLinkRemedy, names);

export const optionalWebLink = (...names: Names) =>
  defineField({
    ...webLink(...names),
    validation: (rule) => [rule.custom(checkLink(webLinkRemedy)), rule.custom<string>(noteForeignParts).info()],
  });

/** Like `webLink`, but also allows the stand-in reader on the developer's machine. */
export const readerLink = (...names: Names) => link(localLinkRemedy, names);

export const href = link(hrefRemedy, [
  'href',
  'Tujuan',
  'Halaman situs ini (misalnya /contact), alamat email (mailto:…), atau situs lain (https://…).',
]);

export const optionalHref = defineField({
  ...href,
  validation: (rule) => [rule.custom(checkLink(hrefRemedy)), rule.custom<string>(noteForeignParts).info()],
});
