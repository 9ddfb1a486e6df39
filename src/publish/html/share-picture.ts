import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type satori from 'satori';
import type { Font } from 'satori';
import { writeWhole } from '../files/write-into.ts';
import { colors } from '../../ui/tokens.ts';

/** What links look like in chats and feeds: 1200 × 630 px (Open Graph). */
export const shareSize = { width: 1200, height: 630 };

/** Drawn once for the same words and colours; a change of the drawing changes the salt. */
const cache = join('node_modules', '.cache', 'share');
const salt = '1';
const ink = {
  ground: colors.bg[1],
  fg: colors.fg[1],
  muted: colors['fg.muted'][1],
  gold: colors.gold[1],
  line: colors['gold.line'][1],
  rule: colors.rule[1],
};

export interface ShareWords {
  title: string;
  description: string;
  productName: string;
}

/** A PNG with the page's title in the site's look. `medallion` is its SVG drawing, in fixed colours. */
export async function sharePicture(words: ShareWords, medallion: string): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([salt, ink, words, medallion]))
    .digest('hex')
    .slice(0, 16);
  const cached = join(cache, `${name}.png`);
  if (await stat(cached).catch(() => null)) return readFile(cached);
  const [draw, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]); // 250 ms, seldom needed
  const text = await draw.default(layout(words) as Parameters<typeof satori>[0], {
    ...shareSize,
    fonts: await fonts(),
  });
  const png = await sharp(Buffer.from(compose(text, medallion)))
    .png({ palette: true })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  await writeWhole(cached, png);
  return png;
}

/** Ruled frame and medallion under the text, which satori turned into outlines. */
function compose(text: string, medallion: string): string {
  const { width, height } = shareSize;
  const inner = text.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const frame = (inset: number, stroke: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${stroke}" stroke-width="2"/>`;
  const mark = medallion
    .replace('<svg', '<svg x="830" y="165"')
    .replace(/ width="\d+" height="\d+"/, ' width="300" height="300"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink.ground}"/>${frame(28, ink.line)}${frame(38, ink.rule)}${mark}${inner}</svg>`;
}

type Box = { type: string; props: { style: Record<string, string | number>; children: string | Box[] } };

function layout({ title, description, productName }: ShareWords): Box {
  const line = (children: string, style: Record<string, string | number>): Box => ({
    type: 'div',
    props: { style, children },
  });
  const large = title.length > 30 ? 64 : 80;
  return {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: 760,
        height: 630,
        paddingLeft: 96,
      },
      children: [
        line(productName, { fontFamily: 'Alegreya', fontSize: 34, color: ink.gold, marginBottom: 24 }),
        line(title, { fontFamily: 'Alegreya', fontSize: large, lineHeight: 1.12, color: ink.fg, marginBottom: 28 }),
        line(description, { fontFamily: 'Source Sans 3', fontSize: 28, lineHeight: 1.45, color: ink.muted }),
      ],
    },
  };
}

let loaded: Promise<Font[]> | undefined;

function fonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const font = async (name: string, file: string, weight: 400 | 500): Promise<Font> => ({
    name,
    data: await readFile(require.resolve(file)),
    weight,
    style: 'normal',
  });
  loaded ??= Promise.all([
    font('Alegreya', '@fontsource/alegreya/files/alegreya-latin-500-normal.woff', 500),
    font('Source Sans 3', '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff', 400),
  ]);
  return loaded;
}
