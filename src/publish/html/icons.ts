import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors } from '../../ui/tokens.ts';

const ground = colors.bg[1];

/** PNG sizes in px; a maskable icon keeps its drawing inside the safe circle. */
const sizes = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.78 },
  { file: 'icon-192.png', size: 192, share: 0.82 },
  { file: 'icon-512.png', size: 512, share: 0.82 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.6 },
];

/** Writes the icons of the site, drawn from its logo (an SVG in fixed colours, 52 units wide). */
export async function writeIcons(folder: string, logo: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), onGround(logo, 0.9));
  await Promise.all(
    sizes.map(async ({ file, size, share }) => {
      const png = await sharp(Buffer.from(onGround(logo, share)), { density: 96 * (size / 52) })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer();
      await writeFile(join(folder, file), png);
    }),
  );
}

function onGround(logo: string, share: number): string {
  const inner = logo.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -26 52 52" width="52" height="52"><rect x="-26" y="-26" width="52" height="52" fill="${ground}"/><g transform="scale(${share})">${inner}</g></svg>`;
}
