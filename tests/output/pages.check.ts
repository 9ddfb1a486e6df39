import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { budgets, expectWithin } from './budgets.ts';
import { contentOf, elements, pages } from './markup.ts';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join('dist', file)).isFile(),
);
const scripts = files.filter((file) => file.endsWith('.js'));
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** The address of the newsletter's provider, if there is one. Only that form is sent by the browser itself. */
const provider = contentOf('site').newsletter.action;

/** Attributes with an address that a browser fetches by itself; of an `a` only `ping`. */
const sources = 'src srcset imagesrcset href xlink:href poster data background action formaction ping'.split(' ');

/** The addresses that a browser fetches for this page without an interaction: named by tags and styles. */
function fetchedBy(html: string): string[] {
  const named = elements(html).flatMap(({ tag, attributes, text }) => {
    if (tag === 'style') return matches(text, /(?:url\(|@import )\s*["']?([^"')]+)/g);
    if (attributes.rel === 'canonical') return [];
    return Object.entries(attributes)
      .filter(([name]) => sources.includes(name) && !(tag === 'a' && name === 'href'))
      .flatMap(([name, value]) =>
        name.endsWith('srcset') ? value.split(',').map((item) => item.trim().split(' ')[0] ?? '') : [value],
      );
  });
  return named.filter((url) => !/^(?:data:|#)/.test(url));
}

/** The text of a page without scripts and styles. */
const visible = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');

describe.each(pages)('$url', ({ html }) => {
  test('shows no undefined, NaN, null or [object]', () => {
    expect(visible(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/);
  });

  test('has no style and no event attribute in its body: the policy forbids them', () => {
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/<style\b|\son\w+="|\sstyle="/);
  });

  test('has no form that a browser would send by itself, with its fields in the address', () => {
    const forms = html.match(/<form\b[^>]*>/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    const ownForms = forms.filter((form) => !provider || !form.includes(` action="${provider}" method="post"`));
    expect(ownForms.filter((form) => !/\smethod="?dialog\b/.test(form))).toEqual([]);
  });

  test('fetches nothing from elsewhere, and only files that exist', () => {
    const addresses = fetchedBy(html).filter((url) => url !== provider);
    const missing = addresses.filter((url) => !files.includes(url.slice(1)) || url.startsWith('//'));
    expect(missing).toEqual([]);
  });
});

test('titles and descriptions differ from page to page', () => {
  const titles = pages.map(({ html }) => matches(html, /<title>(.*?)<\/title>/g)[0] ?? '');
  const descriptions = pages.map(({ html }) => matches(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '');
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(20);
});

test('the markup is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'heading-level': 'error', // one h1, and no level is skipped
      // Rules of style are off: the build removes what a parser does not need.
      'long-title': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-quotes': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'script-type': 'off',
      'tel-non-breaking': 'off',
    },
  });
  const reports = await Promise.all(
    pages.map(async ({ html, file }) => ({ file, report: await validator.validateString(html, file) })),
  );
  const problems = reports.flatMap(({ file, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
    ),
  );
  expect(problems).toEqual([]);
});

test('the browser gets no validation, no GROQ and no Sanity client', () => {
  const serverCode = /ZodError|groq-js|_zod|useProjectHostname|X-Sanity|content-fallback/;
  expect(scripts.filter((file) => serverCode.test(readFileSync(join('dist', file), 'utf8')))).toEqual([]);
});

test('the built site has no code and no marks of the preview, and nothing that lets the Studio frame it', () => {
  const marks =
    /sanity-visual-editing|sanity\/channels|comlink|presentation\/|data-sanity|catatan-pratinjau|loader\/query|noindex, nofollow/i;
  const texts = files.filter((file) => /\.(js|html|json|txt|xml|webmanifest)$|^_headers$|^nginx\.conf$/.test(file));
  expect(texts).toContain('_headers');
  expect(texts.filter((file) => marks.test(readFileSync(join('dist', file), 'utf8')))).toEqual([]);
});

test('the fonts that a page fetches weigh at most 60 kB; Arabic is fetched with the page where it is read', () => {
  for (const { html, url } of pages) {
    const style = matches(html, /<style>(.*?)<\/style>/gs).join('');
    const faces = matches(style, /url\("?(\/fonts\/[^")]+)/g).map((face) => face.slice(1));
    const arabic = html.includes('lang="ar"');
    const fetched = faces.filter((face) => arabic || !face.includes('amiri'));
    expect(fetched.length, url).toBeGreaterThanOrEqual(2);
    const bytes = fetched.reduce((sum, file) => sum + statSync(join('dist', file)).size, 0);
    expectWithin(budgets.fonts, bytes, url);
    // The preload stands before all text, but not in the head, where it would delay the first paint.
    const [, preload = ''] = /<body>(.*?)<div id="root">/.exec(html) ?? [];
    expect(preload, url).toMatch(
      arabic
        ? /^<link rel="preload" href="\/fonts\/amiri-quran\.[\da-f]{8}\.woff2" as="font" type="font\/woff2" crossorigin>$/
        : /^$/,
    );
  }
});

test('no page is larger than its share (docs/testing.md#speed)', () => {
  for (const { file } of pages) expectWithin(budgets.html, statSync(join('dist', `${file}.br`)).size, file);
});

test('no page carries more script than its share, inlined and fetched (docs/testing.md#speed)', () => {
  const shares: Partial<Record<(typeof pages)[number]['name'], typeof budgets.contactScripts>> = {
    contact: budgets.contactScripts,
    donation: budgets.givingScripts,
    confirmation: budgets.givingScripts,
  };
  for (const { name, html } of pages) {
    const named = new Set(html.match(/assets\/[\w.-]+\.js/g));
    const fetched = [...named].map((file) => statSync(join('dist', `${file}.br`)).size);
    const inlined = matches(html, /<script>(.*?)<\/script>/gs).map((code) => brotliCompressSync(code).length);
    const bytes = [...fetched, ...inlined].reduce((sum, size) => sum + size, 0);
    expectWithin(shares[name] ?? budgets.readingScripts, bytes, name);
  }
});

test('no script has a lookbehind, which Safari throws at before 16.4 (docs/browser-floor.md)', () => {
  for (const file of scripts) expect(readFileSync(join('dist', file), 'utf8'), file).not.toMatch(/\(\?<[=!]/);
});
