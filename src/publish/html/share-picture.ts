import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type satori from 'satori';
import type { Font } from 'satori';
import { hashed, writeWhole } from '../files/write-into.ts';
import { colors } from '../../ui/tokens.ts';
import type { Art } from './render.tsx';
import { shareLeaf } from './share-leaf.ts';

/** The size in px of the pictures that chats and feeds show with a link (Open Graph). */
export const shareSize = { width: 1200, height: 630 };

/** A cache of pictures by the hash of words and colours. Change the salt if you change the drawing. */
const cache = join('node_modules', '.cache', 'share');
const salt = '2';
const ink = (name: keyof typeof colors) => colors[name][1];
const heading = { fontFamily: 'Alegreya', color: ink('fg') };

export interface ShareWords {
  title: string;
  description: string;
  productName: string;
  leafFoot: string;
}

export async function sharePicture(words: ShareWords, art: Art): Promise<Buffer> {
  const cached = join(cache, `${hashed(JSON.stringify([salt, colors, words, art]))}.png`);
  const known = await readFile(cached).catch(() => null);
  if (known) return known;
  const [draw, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]); // 250 ms, rarely needed
  const layer = layout(words, art.leaf) as Parameters<typeof satori>[0];
  const text = await draw.default(layer, { ...shareSize, fonts: await fonts() });
  const png = await sharp(Buffer.from(compose(text, art.logo, await shareLeaf(art.leaf))))
    .png({ palette: true })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  await writeWhole(cached, png);
  return png;
}

/** Positions and sizes of logo and leaf, in px. */
const logoAt = { left: 84, top: 128, size: 46 };
const leafAt = { left: 670, top: 41, width: 452, height: 548 };

/** Adds frame, logo and leaf below the text. satori has turned the text into outlines. */
function compose(text: string, logo: string, leaf: string): string {
  const { width, height } = shareSize;
  const inner = text.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const frame = (inset: number, stroke: string, thick: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`;
  const placed = [
    logo.replace('<svg', `<svg x="${logoAt.left}" y="${logoAt.top}"`),
    leaf.replace('<svg', `<svg x="${leafAt.left}" y="${leafAt.top}" width="${leafAt.width}" height="${leafAt.height}"`),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink('bg')}"/>${frame(22, ink('gold.line'), 1.5)}${frame(29, ink('rule'), 1)}${placed.join('')}${inner}</svg>`;
}

type Box = { type: string; props: { style: Record<string, string | number>; children: string | Box[] } };

const box = (children: string | Box[], style: Record<string, string | number>): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

function layout({ title, description, productName, leafFoot }: ShareWords, { areas }: Art['leaf']): Box {
  const { left, top, size } = logoAt;
  const foot = (part: 'top' | 'height') => (Number.parseFloat(areas.foot[part]) / 100) * leafAt.height;
  return box(
    [
      box(
        [
          box(productName, { ...heading, alignItems: 'center', height: size, paddingLeft: size + 12, fontSize: 28 }),
          box(title, { ...heading, marginTop: 26, fontSize: 60, lineHeight: 1.07, letterSpacing: -0.7 }),
          box(description, { marginTop: 22, fontSize: 26, lineHeight: 1.4, color: ink('fg.muted') }),
        ],
        { flexDirection: 'column', position: 'absolute', left, top, width: 564 },
      ),
      box(leafFoot, {
        ...heading,
        position: 'absolute',
        left: leafAt.left,
        top: leafAt.top + foot('top'),
        width: leafAt.width,
        height: foot('height'),
        justifyContent: 'center',
        alignItems: 'center',
        fontSize: (3.1 * leafAt.width) / 100,
        color: ink('gold'),
      }),
    ],
    { ...shareSize, fontFamily: 'Source Sans 3' },
  );
}

function fonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const font = async (name: string, file: string, weight: 400 | 500): Promise<Font> => ({
    name,
    data: await readFile(require.resolve(file)),
    weight,
    style: 'normal',
  });
  return Promise.all([
    font('Alegreya', '@fontsource/alegreya/files/alegreya-latin-500-normal.woff', 500),
    font('Source Sans 3', '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff', 400),
  ]);
}
