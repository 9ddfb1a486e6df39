import { readFile } from 'node:fs/promises';
import * as csstree from 'css-tree';
import { Features, transform } from 'lightningcss';
import { hashed } from '../files/write-into.ts';
import { styleTargets } from '../browser-floor.ts';
import type { Fonts } from './fonts.ts';
import { breakpoints } from '../../ui/tokens.ts';
import type { scriptsOf } from './client-scripts.ts';
import type { RenderedPage } from './render.tsx';

interface PageParts extends Omit<RenderedPage, 'islands'> {
  scripts: ReturnType<typeof scriptsOf>;
  fonts: Pick<Fonts, 'css' | 'preload'>;
  /** JSON that the scripts read from the page. */
  data: Record<string, unknown>;
}

const rem = (width: keyof typeof breakpoints) => Number.parseInt(breakpoints[width], 10) / 16;
/** Media of the separate style sheet: paper, screens wider than a phone, a mouse, and settings of the visitor. */
const elsewhere = `print,(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce),(hover:hover) and (pointer:fine),screen and (min-width:${rem('md')}rem)`;
/** Rules for a mouse or for settings of the visitor. */
const ofSettings = /^@media (?:print,)?\((?:forced-colors|prefers-contrast|prefers-reduced-motion|hover)\b/;
/** A drawing in a custom property. It becomes a file that all pages share, and that browsers fetch only to draw it. */
const drawing = /(?<=--(knot|emblem):)url\("data:image\/svg\+xml,([^"]*)"\)/g;

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Elements with JSON for the scripts of the page, by their ids. */
export const dataScripts = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`)
    .join('');

/** Replaces the comments of `index.html`, such as `<!--head-->`, by these parts. */
export async function inShell(parts: Record<'first' | 'head' | 'fonts' | 'app' | 'data' | 'last', string>) {
  const shell = (await readFile('index.html', 'utf8')).replace(/\n\s*/g, '');
  return Object.entries(parts).reduce((html, [name, text]) => html.replace(`<!--${name}-->`, () => text), shell);
}

/** Puts a rendered page into the shell. Styles are inlined or in separate files (docs/decisions/wide-styles.md). */
export async function pageHtml({ scripts, fonts, data, ...page }: PageParts) {
  const file = (name: string, text: string, type = 'css') => ({ url: `/assets/${name}.${hashed(text)}.${type}`, text });
  const drawings: ReturnType<typeof file>[] = [];
  const faces = page.body.includes('lang="ar"') ? fonts.css : fonts.css.replaceAll(quranFaces, '');
  const css = minifyCss(faces + page.css).replaceAll(drawing, (_, name: string, encoded: string) => {
    const svg = file(name, decodeURIComponent(encoded), 'svg');
    drawings.push(svg);
    return `url(${svg.url})`;
  });
  const [early, lateText] = splitLate(css, page.body);
  const [inlined, wideText] = splitWide(early);
  const [wide, late] = [file('wide', wideText), file('late', lateText)];
  const preload = fonts.preload
    .filter(({ usedBy }) => usedBy.test(page.body))
    .map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  const sheet = ({ url }: { url: string }, media = '') => `<link rel="stylesheet" href="${url}"${media}>`;
  const html = await inShell({
    first: scripts.first,
    head: `<style>${inlined}</style>${sheet(wide, ` media="${elsewhere}"`)}${page.head}`,
    // The preloads are not in the head, where they would delay the first paint.
    fonts: preload.join(''),
    app: page.body.replace(lateMark, (mark) => mark + sheet(late)),
    data: dataScripts(data),
    // A second link outside the application: the confirmation needs these rules after the form and its link are gone.
    last: scripts.last + (lateText ? sheet(late) : ''),
  });
  return { html, files: [wide, ...(lateText ? [late] : []), ...drawings] };
}

/** The faces of Qur’an text. */
const quranFaces = /@font-face\{font-family:"Amiri [^}]*\}/g;

const rulesOf = (css: string) =>
  (csstree.parse(css, { positions: true, parseRulePrelude: false }) as csstree.StyleSheet).children
    .toArray()
    .map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset));

/** Splits off the media blocks for `md` and wider, by ascending width, and then those for print. */
function splitWide(css: string): [inlined: string, wide: string] {
  const wide: { from: number; text: string }[] = [];
  let inlined = '';
  for (const text of rulesOf(css)) {
    const from = /^@(?:media print\{|page)/.test(text)
      ? Infinity
      : ofSettings.test(text)
        ? rem('md')
        : Number(/^@media screen and \(min-width:(\d+)rem\)\{/.exec(text)?.[1]);
    if (from >= rem('md')) wide.push({ from, text });
    else inlined += text;
  }
  const byWidth = wide.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  return [inlined, byWidth.map(({ text }) => text).join('')];
}

const lateMark = /<div hidden="" data-late="">/;

/** Splits off the styles that only elements after the mark use. */
function splitLate(css: string, body: string): [inlined: string, late: string] {
  const above = body.split(lateMark, 1)[0] as string;
  if (above === body) return [css, ''];
  const known = new Set(Array.from(above.matchAll(/css-\w+/g), ([name]) => name));
  const isLate = (rule: string) => {
    const names = rule.match(/css-\w+/g);
    return names !== null && !names.some((name) => known.has(name));
  };
  const rules = rulesOf(css);
  return [rules.filter((rule) => !isLate(rule)).join(''), rules.filter(isLate).join('')];
}

/** Custom properties of Chakra that this site does not use. */
const unused = /--(?:bg-currentcolor|c-breakpoints-\w+|c-sizes-breakpoint-\w+):[^;}]*;?/g;

/** Removes keyframes that a page does not use, because Chakra writes all of them into every page. */
const named = (css: string) =>
  css.replaceAll(/@keyframes (\w+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`animation:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
  );

function minifyCss(css: string): string {
  const code = Buffer.from(named(css.replaceAll(unused, '')));
  // Otherwise each `color-scheme` gets two custom properties for `light-dark()`, which this site does not use.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
