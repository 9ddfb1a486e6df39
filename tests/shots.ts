import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../src/publish/host/serve.ts';
import { chromiumLaunch } from './chromium.ts';

/** `npx node tests/shots.ts`: takes the two pictures of README.md from the built site. */
const shots = [
  { name: 'home-dark', path: '/', theme: 'dark' },
  { name: 'donation-light', path: '/donation', theme: 'light' },
];
const folder = 'docs/pictures';
const port = Number(process.env.PORT ?? 4198);

await mkdir(folder, { recursive: true });
const server = await serve('dist', port);
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const { name, path, theme } of shots) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: 'id-ID',
      reducedMotion: 'reduce',
      baseURL: `http://localhost:${port}`,
    });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const file = join(folder, `${name}.webp`);
    await sharp(await page.screenshot())
      .resize(960)
      .webp({ quality: 72 })
      .toFile(file);
    console.log(`${file}: ${Math.ceil((await stat(file)).size / 1000)} kB`);
  }
} finally {
  await browser.close();
  server.close();
}
