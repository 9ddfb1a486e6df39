import * as csstree from 'css-tree';
import { Features, transform } from 'lightningcss';
import { hashed } from '../files/hashed.ts';
import { styleTargets } from '../browser-floor.ts';
import type { Fonts } from './fonts.ts';
import { breakpoints } from '../../ui/tokens.ts';
import type { RenderedPage } from './render.tsx';

export interface PageParts extends RenderedPage {
  /** `index.html`, made ready by shell.ts. */
  shell: string;
  fonts: Pick<Fonts, 'css' | 'preload'>;
  /** JSON that the start script and the content loader read from the page. */
  data: Record<string, unknown>;
}

export interface StyleFile {
  url: string;
  text: string;
}

const fromLg = `screen and (min-width:${Number.parseInt(breakpoints.lg, 10) / 16}rem)`;

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts a rendered page into the shell, styles inlined; those of wide screens go into a file that phones fetch last and
 * do not apply (docs/decisions/wide-styles.md).
 */
export function pageHtml({ shell, fonts, data, ...page }: PageParts): { html: string; wide: StyleFile } {
  const { inlined, wide: text } = splitCss(minifyCss(fonts.css + page.css));
  const wide = { url: `/assets/wide.${hashed(text)}.css`, text };
  const preload = fonts.preload
    .filter(({ usedBy }) => usedBy.test(page.body))
    .map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  const scripts = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`,
  );
  // Fonts are preloaded in the body: in the head they delay the first paint.
  const html = shell
    .replace(
      '<!--head-->',
      () => `<style>${inlined}</style><link rel="stylesheet" href="${wide.url}" media="${fromLg}">${page.head}`,
    )
    .replace('<!--fonts-->', () => preload.join(''))
    .replace('<!--app-->', () => page.body)
    .replace('<!--data-->', () => scripts.join(''));
  return { html, wide };
}

/** Splits off the media blocks of `lg` and wider, ordered by width as before. */
function splitCss(css: string): { inlined: string; wide: string } {
  const wide: { from: number; text: string }[] = [];
  let inlined = '';
  const { children } = csstree.parse(css, { positions: true, parseRulePrelude: false }) as csstree.StyleSheet;
  for (const node of children.toArray()) {
    const text = css.slice(node.loc?.start.offset, node.loc?.end.offset);
    const from = Number(/^@media screen and \(min-width:(\d+)rem\)\{/.exec(text)?.[1]);
    if (from * 16 >= Number.parseInt(breakpoints.lg, 10)) wide.push({ from, text });
    else inlined += text;
  }
  return {
    inlined,
    wide: wide
      .toSorted((one, other) => one.from - other.from)
      .map(({ text }) => text)
      .join(''),
  };
}

/** Custom properties that Chakra writes and nothing of ours reads. */
const unused = /--(?:bg-currentcolor|c-breakpoints-\w+|c-sizes-breakpoint-\w+):[^;}]*;?/g;

function minifyCss(css: string): string {
  const code = Buffer.from(css.replaceAll(unused, ''));
  // Without this, each `color-scheme` gets two custom properties for `light-dark()`, which is not used.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
