import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { compare } from './compare.ts';
import { photograph, type Setting } from './photograph.ts';
import { states, type State } from './states.ts';

/**
 * `npm run pixels -- http://localhost:4300 http://localhost:4310`: photographs every page of two running
 * sites, both themes, 390 and 1280 px wide, and counts the pixels that differ. Ends with 1 when any does;
 * what differs is in reports/pixels/ (before, after, difference). `--pages home,donation` looks at these alone.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } });
const [before, after] = positionals;
if (!before || !after) {
  console.error('Two origins are needed: npm run pixels -- http://localhost:4300 http://localhost:4310');
  process.exit(2);
}
const names = values.pages?.split(',');
const wanted = states.filter(({ name }) => !names || names.some((part) => name.startsWith(part)));
const folder = 'reports/pixels';

/** 0 when the two sites show the same. */
async function difference(browser: Browser, state: State, setting: Setting): Promise<number> {
  const [old, now] = await Promise.all([
    photograph(browser, before as string, { state, ...setting }),
    photograph(browser, after as string, { state, ...setting }),
  ]);
  const { pixels, picture } = await compare(old, now);
  const label = `${state.name}, ${setting.theme}, ${setting.width} px`;
  console.log(`${String(pixels).padStart(9)}  ${label}`);
  if (pixels > 0) {
    const file = join(folder, label.replaceAll(/[^\w]+/g, '-'));
    await writeFile(`${file}.before.png`, old);
    await writeFile(`${file}.after.png`, now);
    if (picture) await writeFile(`${file}.difference.png`, picture);
  }
  return pixels;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
let differing = 0;
let compared = 0;
try {
  for (const theme of ['dark', 'light'] as const) {
    for (const width of [390, 1280]) {
      for (const state of wanted.filter(({ upTo = width }) => width <= upTo)) {
        compared += 1;
        if ((await difference(browser, state, { theme, width })) > 0) differing += 1;
      }
    }
  }
} finally {
  await browser.close();
}
console.log(`${compared} compared, ${differing} differ`);
process.exitCode = differing > 0 || compared === 0 ? 1 : 0;
