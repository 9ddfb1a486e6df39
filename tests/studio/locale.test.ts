import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundles } from '../../studio/locale/locale.ts';

const library = 'studio/node_modules/sanity/lib';
const sources = readdirSync(library)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(library, name), 'utf8'));

/** Reads Sanity's English texts from its code, because Sanity does not export them. */
function english(namespace: string): Record<string, string> {
  const start = `defineLocalesResources("${namespace}", `;
  const source = sources.find((text) => text.includes(start));
  if (!source) throw new Error(`Sanity's texts of "${namespace}" are no longer where this test looks`);
  const at = source.indexOf(start);
  const rest = source.slice(at + start.length);
  // The object ends at the first closing line that is indented like its first line.
  const indent = /(^|\n)(\t*)[^\n]*$/.exec(source.slice(0, at))?.[2] ?? '';
  const end = rest.indexOf(`\n${indent}})`) + indent.length + 2;
  return runInNewContext(`(${rest.slice(0, end)})`) as Record<string, string>;
}

/** The places that code fills in: `{{count}}`, `<Link>`. */
const slots = (text: string) =>
  (text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []).map((slot) => slot.replaceAll(' ', '')).sort();

/** Keys that Sanity's code uses but does not define, with their English texts. */
const forgotten: Record<string, string> = { 'new-document.new-document': 'New document' };

describe.each(Object.entries<Record<string, string>>(bundles))('the texts of %s', (namespace, texts) => {
  const source = { ...forgotten, ...english(namespace) };

  test('every key exists in the installed Sanity', () => {
    expect(Object.keys(texts).filter((key) => !(key in source))).toEqual([]);
  });

  test('each text has the values and links of the English one', () => {
    const wrong = Object.entries(texts).filter(([key, text]) => slots(text).join() !== slots(source[key] ?? '').join());
    expect(wrong).toEqual([]);
  });

  test('no text is English', () => {
    const englishWords = /\b(?:the|you|your|this|document|changes|publish|draft|required|cannot|please|with|and)\b/i;
    const plain = Object.values(texts).map((text) => text.replaceAll(/\{\{.*?\}\}|<.*?>|`.*?`/g, ''));
    expect(plain.filter((text) => englishWords.test(text))).toEqual([]);
  });
});
