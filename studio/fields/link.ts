// A link differs from Sanity's type `url` because links keep the rules of src/content/rules.ts.
import { defineField } from 'sanity';
import { hrefRule, localLinkRule, type TextRule, webLinkRule } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { asSentence, noteForeignParts } from './text.ts';

const link = ([isValid, remedy]: TextRule, names: Names, isOptional = false) =>
  defineField({
    ...named(...names),
    type: 'string',
    validation: (rule) => [
      (isOptional ? rule : rule.required()).custom(
        (value) => value === undefined || isValid(value) || asSentence(remedy),
      ),
      rule.custom<string>(noteForeignParts).info(),
    ],
  });

export const webLink = (...names: Names) => link(webLinkRule, names);
export const optionalWebLink = (...names: Names) => link(webLinkRule, names, true);

/** Like `webLink`, but also allows the stand-in reader on the developer's machine. */
export const readerLink = (...names: Names) => link(localLinkRule, names);

const hrefNames: Names = [
  'href',
  'Tujuan',
  'Halaman situs ini (misalnya /contact), alamat email (mailto:…), atau situs lain (https://…).',
];
export const href = link(hrefRule, hrefNames);
export const optionalHref = link(hrefRule, hrefNames, true);
