import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { copyPaste } from '../../studio/locale/copy-paste.ts';
import { presentation } from '../../studio/locale/presentation.ts';
import { structure } from '../../studio/locale/structure.ts';
import { studioInputs } from '../../studio/locale/studio-inputs.ts';
import { studioSearch } from '../../studio/locale/studio-search.ts';
import { studioShell } from '../../studio/locale/studio-shell.ts';
import { validation } from '../../studio/locale/validation.ts';

const library = 'studio/node_modules/sanity/lib';

/** Sanity exports no English texts, so they are read where its code defines them. */
function english(namespace: string): Record<string, string> {
  const start = `defineLocalesResources("${namespace}", `;
  for (const file of readdirSync(library).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(join(library, file), 'utf8');
    const at = source.indexOf(start);
    if (at === -1) continue;
    const rest = source.slice(at + start.length);
    // The object ends at the first closing line that is indented like its first line.
    const indent = /(^|\n)(\t*)[^\n]*$/.exec(source.slice(0, at))?.[2] ?? '';
    const end = rest.indexOf(`\n${indent}})`) + indent.length + 2;
    return runInNewContext(`(${rest.slice(0, end)})`) as Record<string, string>;
  }
  throw new Error(`Sanity's texts of "${namespace}" are not where they were`);
}

const studio = { ...studioInputs, ...studioSearch, ...studioShell };
const bundles: [namespace: string, texts: Record<string, string>, atLeast: number][] = [
  ['validation', validation, 47],
  ['copy-paste', copyPaste, 26],
  ['presentation', presentation, 65],
  ['structure', structure, 290],
  ['studio', studio, 800],
];

/** `{{count}}` and `<Link>`: what the code fills in. */
const slots = (text: string) =>
  (text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []).map((slot) => slot.replaceAll(' ', '')).sort();

describe.each(bundles)('%s', (namespace, texts, atLeast) => {
  const source = english(namespace);

  test('is all there, and every key is one that the Studio asks for', () => {
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(atLeast);
    expect(Object.keys(texts).filter((key) => !(key in source))).toEqual([]);
  });

  test('keeps what the code puts into each text', () => {
    const wrong = Object.entries(texts).filter(([key, text]) => slots(text).join() !== slots(source[key] ?? '').join());
    expect(wrong).toEqual([]);
  });

  test('is not English', () => {
    const words = /\b(the|you|your|this|document|field|changes|publish|draft|required|cannot|please|with|and)\b/i;
    expect(
      Object.entries(texts).filter(([, text]) => words.test(text.replaceAll(/\{\{.*?\}\}|<.*?>|`.*?`/g, ''))),
    ).toEqual([]);
  });
});
