import { transform } from 'lightningcss';
import { minifyScript } from './inline-script.ts';
import type { RenderedPage } from './render.tsx';

export interface PageParts extends RenderedPage {
  /** The checked-in `index.html`. */
  template: string;
  /** `@font-face` rules and the font files to preload. */
  fonts: { css: string; preload: string[] };
  /** JSON that the start script and the content loader read from the page. */
  data: Record<string, unknown>;
  startScript: string;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Pours a rendered page into the shell: styles inlined, start script in place of the entry. */
export function pageHtml({ template, fonts, data, startScript, ...page }: PageParts): string {
  const css = minifyCss(fonts.css + page.css);
  const preload = fonts.preload.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${json(value)}</script>`,
  );
  return template
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/<script>(.*?)<\/script>/s, (_, code: string) => `<script>${minifyScript(code)}</script>`)
    .replace(/\n\s*/g, '')
    .replace('<!--head-->', () => `${preload.join('')}<style>${css}</style>${page.head}`)
    .replace('<!--app-->', () => page.body)
    .replace('<!--start-->', () => `${scripts.join('')}<script>${startScript}</script>`);
}

/** Custom properties that Chakra writes and nothing of ours reads. */
const unused = /--(?:bg-currentcolor|c-breakpoints-\w+|c-sizes-breakpoint-\w+):[^;}]*;?/g;

function minifyCss(css: string): string {
  const code = Buffer.from(css.replaceAll(unused, ''));
  return transform({ filename: 'page.css', code, minify: true }).code.toString();
}
