import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Contents } from '../../src/page-contents.ts';
import { pageList } from '../../src/publish/html/page-list.ts';

/** The built HTML of a page, from its file in `dist`. */
export const built = (file: string): string => readFileSync(join('dist', file), 'utf8');

/** The content of a page, or of the shell, from which the build was made. */
export const contentOf = <Name extends keyof Contents>(name: Name): Contents[Name] =>
  JSON.parse(built(`content/${name}.json`)) as Contents[Name];

/** Every page with its built HTML. */
export const pages = pageList.map((entry) => ({ ...entry, html: built(entry.file) }));

/** The styles of a page. */
export function stylesOf(html: string): string {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return styles;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text of a piece of HTML, with single spaces and straight apostrophes, as the specification writes them. */
export const text = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:p|li|h\d|dt|dd|b|small|th|td|tr|div|option|figcaption|label)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The inner HTML of every `tag`. Elements of that tag must not be nested. */
export const innerHtml = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map((match) => match[1] ?? '');

/** Texts of every `tag`. */
export const texts = (html: string, tag: string): string[] => innerHtml(html, tag).map(text);

/** The inner HTML of `main` on the page of this name. */
export const mainOf = (name: string): string => innerHtml(built(`${name}.html`), 'main')[0] ?? '';

/** Values of an attribute, in order. */
export const values = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map((match) => match[1] ?? '');

/** A tag with its attributes, and the text that stands directly in it. */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  /** Language of the text: its own or that of an ancestor. */
  lang: string;
}

/** Every tag of a page, in order, as a browser reads it. */
export function elements(html: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = {
        tag,
        attributes: { ...attributes },
        text: '',
        lang: attributes.lang ?? open.at(-1)?.lang ?? '',
      };
      found.push(element);
      open.push(element);
    },
    ontext: (part) => void (open.length > 0 && ((open.at(-1) as Element).text += part)),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return found;
}
