import { Features, transform } from 'lightningcss';
import { styleTargets } from '../browser-floor.ts';
import type { Fonts } from './fonts.ts';
import type { RenderedPage } from './render.tsx';

export interface PageParts extends RenderedPage {
  /** `index.html`, made ready by shell.ts. */
  shell: string;
  fonts: Pick<Fonts, 'css' | 'preload'>;
  /** JSON that the start script and the content loader read from the page. */
  data: Record<string, unknown>;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Pours a rendered page into the shell, styles inlined. */
export function pageHtml({ shell, fonts, data, ...page }: PageParts): string {
  const css = minifyCss(fonts.css + page.css);
  const preload = fonts.preload
    .filter(({ usedBy }) => usedBy.test(page.body))
    .map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  const scripts = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`,
  );
  // Fonts are asked for by the body: one that the head preloads holds up the first paint.
  return shell
    .replace('<!--head-->', () => `<style>${css}</style>${page.head}`)
    .replace('<!--fonts-->', () => preload.join(''))
    .replace('<!--app-->', () => page.body)
    .replace('<!--data-->', () => scripts.join(''));
}

/** Custom properties that Chakra writes and nothing of ours reads. */
const unused = /--(?:bg-currentcolor|c-breakpoints-\w+|c-sizes-breakpoint-\w+):[^;}]*;?/g;

function minifyCss(css: string): string {
  const code = Buffer.from(css.replaceAll(unused, ''));
  // `light-dark()`, which nothing of ours uses, would bring two custom properties with every `color-scheme`.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
