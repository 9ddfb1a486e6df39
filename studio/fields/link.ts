import { defineField } from 'sanity';
import { hrefRule, localLinkRule, type TextRule, webLinkRule } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { asSentence, noteForeignParts } from './text.ts';

const checkLink =
  ([isValid, remedy]: TextRule) =>
  (value: string | undefined) =>
    value === undefined || isValid(value) || asSentence(remedy);

/** A required link. It is a string, not Sanity's URL, so that the site's own rule applies. */
const link = (linkRule: TextRule, names: Names) =>
  defineField({
    ...named(...names),
    type: 'string',
    validation: (rule) => [rule.required().custom(checkLink(linkRule)), rule.custom<string>(noteForeignParts).info()],
  });

export const webLink = (...names: Names) => link(webLinkRule, names);

export const optionalWebLink = (...names: Names) =>
  defineField({
    ...webLink(...names),
    validation: (rule) => [rule.custom(checkLink(webLinkRule)), rule.custom<string>(noteForeignParts).info()],
  });

/** Like `webLink`, but also allows the stand-in reader on the developer's machine. */
export const readerLink = (...names: Names) => link(localLinkRule, names);

export const href = link(hrefRule, [
  'href',
  'Tujuan',
  'Halaman situs ini (misalnya /contact), alamat email (mailto:…), atau situs lain (https://…).',
]);

export const optionalHref = defineField({
  ...href,
  validation: (rule) => [rule.custom(checkLink(hrefRule)), rule.custom<string>(noteForeignParts).info()],
});
