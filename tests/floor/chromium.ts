import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { viewport, type Driver } from './driver.ts';

/** Flags for a Chromium built for small servers. */
const args = ['--no-zygote', '--disable-gpu', '--disable-software-rasterizer'];

/**
 * Starts Chromium and uses its first page: version 92 exits when a second one is opened. The selectors of Playwright
 * need a newer engine, so the visitor finds elements by expressions.
 */
export async function openChromium(executablePath: string, more: string[] = []): Promise<Driver> {
  const folder = dirname(executablePath);
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, ...more],
    // A clean environment: with the variables that vitest sets, the page does not answer.
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: `${folder}:${join(folder, 'lib')}` },
    viewport,
    isMobile: true,
    locale: 'id-ID',
    // Headless Chromium cannot ask for a permission; elsewhere a click on the button is enough.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = context.pages()[0];
  if (!page) throw new Error('Chromium started without a page');
  return {
    // Not `goto`: after a refused form it never learns that an old engine has left the page.
    go: (url) => page.evaluate((address) => void (location.href = address), url),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.insertText(text),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
