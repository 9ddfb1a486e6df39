import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { State } from './states.ts';

export interface Setting {
  theme: 'dark' | 'light';
  /** Of the viewport, in CSS px. */
  width: number;
}

/** Everything that may differ between two visits is fixed: chance, animation, foreign frames, lazy pictures. */
async function settle(page: Page): Promise<void> {
  await page.mouse.click(2, 2);
  await page.waitForFunction(() => (window as { taken?: boolean }).taken);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function prepare(page: Page, origin: string, { theme }: Setting): Promise<void> {
  const blank = { contentType: 'text/html', body: '<!doctype html>' };
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => (route.request().resourceType() === 'document' ? route.fulfill(blank) : route.abort()),
  );
  await page.addInitScript((wanted) => {
    localStorage.setItem('theme', wanted);
    // The unique code becomes 527.
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint16Array) array.fill(427);
      return array;
    };
    // A toast stays until it is photographed.
    const later = setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, wait = 0) => (wait < 4000 ? later(act, wait) : 0),
    });
    addEventListener('app:ready', () => Object.assign(window, { taken: true }));
  }, theme);
}

/**
 * The page as it is read: no pointer over it, nothing pressed, seen from its top. The help button looks for its
 * place 120 ms after the last change, so it is told of one and given the time.
 */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  });
}

const digest = (picture: Buffer) => createHash('sha256').update(picture).digest('hex');

/** The whole page, once two photographs in a row are the same. Throws when it never comes to rest. */
async function atRest(page: Page): Promise<Buffer> {
  let last = '';
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const now = digest(picture);
    if (now === last) return picture;
    last = now;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** One state of the site at `origin`, as PNG. */
export async function photograph(
  browser: Browser,
  origin: string,
  { state, ...setting }: Setting & { state: State },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: setting.width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'id-ID',
  });
  try {
    const page = await context.newPage();
    await prepare(page, origin, setting);
    await page.goto(origin + state.url);
    await settle(page);
    if (state.act) {
      await state.act(page);
      await settle(page);
    }
    await rest(page);
    return await atRest(page);
  } finally {
    await context.close();
  }
}
