import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../src/publish/host/serve.ts';
import { chromiumLaunch } from './chromium.ts';

/** `npx node tests/shots.ts`: takes the two pictures of README.md and the share picture from the built site. */
const shots = [
  { name: 'home-dark', path: '/', theme: 'dark' },
  { name: 'donation-light', path: '/donation', theme: 'light' },
];
const folder = 'docs/pictures';
const port = Number(process.env.PORT ?? 4198);

await mkdir(folder, { recursive: true });
const server = await serve('dist', port);
const browser = await chromium.launch(chromiumLaunch());
const open = async (path: string, theme: string, viewport: { width: number; height: number }) => {
  const page = await browser.newPage({
    viewport,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${port}`,
    bypassCSP: true, // for the styles of the share picture
  });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page;
};
const report = async (file: string) => console.log(`${file}: ${Math.ceil((await stat(file)).size / 1000)} kB`);

/** Makes a card of Home: logo, title, description and leaf, in a frame. */
async function makeCard(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `body { width: 1200px; height: 630px; overflow: hidden }
      body::before, body::after { content: ''; position: absolute; inset: 22px; border: 1.5px solid var(--c-colors-gold-line) }
      body::after { inset: 29px; border: 1px solid var(--c-colors-rule) }
      #words { position: absolute; left: 84px; top: 128px; width: 564px }
      #words a { font-size: 28px }
      #words h1 { margin-top: 26px; font-size: 60px; line-height: 1.07 }
      #words p { margin-top: 22px; font-size: 26px; line-height: 1.4; color: var(--c-colors-fg-muted) }
      #leaf { position: absolute; left: 670px; top: 41px; width: 452px }`,
  });
  await page.evaluate(() => {
    const find = (selector: string) => document.querySelector(selector)!;
    const put = (id: string, ...nodes: Node[]) => {
      const part = Object.assign(document.createElement('div'), { id });
      part.append(...nodes);
      return part;
    };
    const [h1, p] = [find('h1'), document.createElement('p')];
    h1.textContent = find('meta[property="og:title"]').getAttribute('content');
    p.textContent = find('meta[name=description]').getAttribute('content');
    const words = put('words', find('header a[href="/"]'), h1, p);
    document.body.replaceChildren(words, put('leaf', find('div:has(> [lang=ar])')));
  });
}

try {
  for (const { name, path, theme } of shots) {
    const page = await open(path, theme, { width: 1280, height: 800 });
    const file = join(folder, `${name}.webp`);
    await sharp(await page.screenshot())
      .resize(960)
      .webp({ quality: 72 })
      .toFile(file);
    await report(file);
  }
  const page = await open('/', 'dark', { width: 1200, height: 630 });
  await makeCard(page);
  const file = 'src/publish/html/share-picture.png';
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(file);
  await report(file);
} finally {
  await browser.close();
  server.close();
}
