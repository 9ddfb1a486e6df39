import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colorOf } from '../../theme/semantic-tokens.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512 };

/** Two filled squares and a dot, 16 units wide. Outlines would touch each other at 16 px. */
const star = (fill: string, dot: string) =>
  `<path d="M3 3H13V13H3ZM8 .4L15.6 8 8 15.6.4 8Z" fill="${fill}"/><circle cx="8" cy="8" r="1.9" fill="${dot}"/>`;

/** The star with a margin of 4.7 on each side, which keeps it in the safe circle of a maskable icon. */
const side = 25.4;
const onGround = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4.7 -4.7 ${side} ${side}" width="${side}" height="${side}"><path d="M-5-5H21V21H-5Z" fill="${colorOf('motif.ground', 'light')}"/>${star(colorOf('motif.line', 'dark'), colorOf('motif.ground', 'light'))}</svg>`;

export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const favicon = star(colorOf('gold.line', 'light'), colorOf('surface', 'light'));
  await writeFile(
    join(folder, 'favicon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${favicon}</svg>`,
  );
  await Promise.all(
    Object.entries(sizes).map(async ([name, size]) => {
      // Draws the SVG a third larger than the icon, and then shrinks it. At a density of 72 it has its own size.
      const png = await sharp(Buffer.from(onGround), { density: 96 * (size / side) })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer();
      await writeFile(join(folder, `${name}.png`), png);
    }),
  );
}
