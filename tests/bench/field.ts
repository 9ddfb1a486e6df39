import type { Browser, Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import type { Variant } from './folders.ts';
import { inTurn, quantile, setRounds, type Report } from './report.ts';
import { firstPaint, slow4g, takenOver, thirdGeneration, untilPainted, visit, type Network } from './visit.ts';

type Origins = Record<Variant, string>;
type Options = Parameters<typeof visit>[1];

/** Opens a page, measures, and closes it. */
async function on<Result>(
  browser: Browser,
  url: string,
  options: Options,
  measure: (made: Awaited<ReturnType<typeof visit>>) => Promise<Result>,
) {
  const made = await visit(browser, options);
  try {
    await made.page.goto(url);
    return await measure(made);
  } finally {
    await made.end();
  }
}

/** Measures on slow networks as Chromium emulates them, over HTTP/2 with compression. */
export async function field(browser: Browser, origins: Origins, report: Report): Promise<void> {
  for (const network of [thirdGeneration, slow4g]) {
    await firstPaints(browser, origins, { network, report });
    await secondPage(browser, origins, { network, report });
    await repeatVisit(browser, origins, { network, report });
    await earlySubmit(browser, origins, { network, report });
  }
  await withoutAct(browser, origins, report);
}

interface Place {
  network: Network;
  report: Report;
}

async function firstPaints(browser: Browser, origins: Origins, { network, report }: Place) {
  for (const path of ['/', '/donation']) {
    const paint = (variant: Variant) => () =>
      on(browser, origins[variant] + path, { network }, ({ page }) => firstPaint(page));
    const paints = await inTurn({ site: paint('site'), 'no-script': paint('no-script'), bare: paint('bare') });
    const ratio = paints.median('site') / paints.median('bare');
    report.row(`${network.name} ${path}: FCP, ms`, paints.median('site'));
    report.row(`${network.name} ${path}: FCP, times no-script`, paints.median('site') / paints.median('no-script'));
    report.row(`${network.name} ${path}: FCP, times bare`, ratio, network === thirdGeneration ? { atMost: 1.15 } : {});
  }
}

/** Time from pressing a link on the home page until the donation page's heading is painted, on a slow processor. */
async function secondPage(browser: Browser, origins: Origins, { network, report }: Place) {
  const go =
    (variant: Variant, { running = false, hover = 0 }) =>
    () =>
      on(browser, `${origins[variant]}/`, { network, processor: 6 }, async (made) => {
        const { page } = made;
        if (running) await page.waitForLoadState();
        const heading = (await page.locator('main h1').textContent()) ?? '';
        const link = page.locator('main a[href^="/donation"]').first();
        await link.scrollIntoViewIfNeeded();
        if (hover > 0) {
          await link.hover();
          await page.waitForTimeout(hover);
        }
        await link.click();
        return untilPainted(made, heading);
      });
  const times = await inTurn({
    running: go('site', { running: true }),
    hovered: go('site', { running: true, hover: 300 }),
    first: go('site', {}),
    plain: go('no-script', {}),
  });
  const plain = times.median('plain');
  report.row(`${network.name}: tap to next page, plain document, ms`, plain);
  report.row(`${network.name}: tap to next page, times plain`, times.median('running') / plain, { atMost: 1 });
  // Nothing is fetched ahead on 3G.
  report.row(
    `${network.name}: after 300 ms of hovering, times plain`,
    times.median('hovered') / plain,
    network === slow4g ? { atMost: 0.5 } : {},
  );
  report.row(`${network.name}: tap before the application runs, times plain`, times.median('first') / plain);
}

async function repeatVisit(browser: Browser, origins: Origins, { network, report }: Place) {
  const again = () =>
    on(browser, `${origins.site}/`, { network }, async ({ page, sent }) => {
      await page.waitForTimeout(4000);
      Object.assign(sent, { requests: 0, bytes: 0 });
      await page.goto('about:blank');
      await page.goto(`${origins.site}/`);
      return { paint: await firstPaint(page), kB: sent.bytes / 1000 };
    });
  const { paint, kB } = (await inTurn({ again })).median('again');
  report.row(`${network.name}: repeat visit, FCP, ms`, paint);
  report.row(`${network.name}: repeat visit, kB`, kB);
}

/** A form submitted before the application starts: time until something shows, and until the next page or message. */
async function earlySubmit(browser: Browser, origins: Origins, { network, report }: Place) {
  const submit = () =>
    on(browser, `${origins.site}/donation`, { network }, async ({ page }) => {
      await page.evaluate(() => {
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        addEventListener('submit', () => (times.pressed ??= performance.now()), true);
        const look = () => {
          const [busy, summary] = ['[aria-busy=true]', 'form [role=alert], [role=group][tabindex="-1"]'].map(
            (selector) => document.querySelector(selector),
          );
          if (times.pressed && busy) times.sign ??= performance.now();
          if (times.pressed && (summary ?? document.title.startsWith('Kesalahan'))) times.answer ??= performance.now();
          requestAnimationFrame(look);
        };
        look();
      });
      await page.locator('main form [type=submit], main form button:not([type])').last().click();
      await page.waitForFunction(() => 'answer' in (window as unknown as { times: object }).times, null, {
        timeout: 30_000,
      });
      const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
      return {
        sign: (times.sign ?? Infinity) - (times.pressed ?? 0),
        answer: (times.answer ?? Infinity) - (times.pressed ?? 0),
      };
    });
  const { sign, answer } = (await inTurn({ submit })).median('submit');
  report.row(`${network.name}: early submit, ms to a sign`, sign, { atMost: 100 });
  report.row(`${network.name}: early submit, ms to the answer`, answer);
}

/** What the home page loads in fifteen seconds without an interaction. */
async function withoutAct(browser: Browser, { site }: Origins, report: Report) {
  const rest = (options: Options) => () =>
    on(browser, `${site}/`, options, async ({ page, sent }) => {
      await page.waitForTimeout(15_000);
      const scripts = await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
      return { kB: sent.bytes / 1000, requests: sent.requests, scripts };
    });
  setRounds(1);
  const made = await inTurn({
    usual: rest({ network: slow4g }),
    saving: rest({ network: slow4g, saveData: true }),
    slow: rest({ network: thirdGeneration }),
  });
  for (const [name, way] of [
    ['home without interaction', 'usual'],
    ['the same, Save-Data', 'saving'],
    ['the same, 3G', 'slow'],
  ] as const) {
    const { kB, requests, scripts } = made.median(way);
    report.row(`${name}: kB`, kB, { atMost: 150 });
    report.row(`${name}: requests`, requests);
    report.row(`${name}: scripts fetched`, scripts, way === 'usual' ? {} : { atMost: 0 });
  }
}

/** First taps with the processor six times slower; the tap itself starts the application. */
export async function taps(browser: Browser, origins: Origins, report: Report): Promise<void> {
  const form = (page: Page) => page.locator('main form');
  const preset = (page: Page) => form(page).locator('label:has([name=nominal-pilihan])').first().click();
  const submit = (page: Page) => form(page).locator('button').last().click();
  const controls: [name: string, path: string, press: (page: Page) => Promise<void>][] = [
    ['menu', '/', (page) => page.getByRole('button', { name: words.nav.openMenu }).click()],
    ['theme', '/', (page) => page.getByRole('button', { name: words.nav.theme }).first().click()],
    ['type', '/donation', (page) => form(page).locator('label:has([name=jenis])').nth(1).click()],
    ['preset', '/donation', preset],
    ['typing', '/donation', (page) => form(page).locator('input[autocomplete=name]').pressSequentially('Fatimah')],
    ['submit', '/donation', submit],
    [
      'copy, on the page after the form',
      '/donation',
      async (page) => {
        await preset(page);
        await form(page).locator('input[autocomplete=name]').fill('Fatimah');
        await submit(page);
        await page.locator('main [id=jumlah-transfer]').waitFor();
        await page.evaluate(() => Object.assign(window, { interactions: [] }));
        await page.getByRole('button', { name: words.copy.label(words.copy.total) }).click();
      },
    ],
  ];
  for (const [name, path, press] of controls) {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1)
      times.push(
        await on(browser, origins.site + path, { processor: 6 }, async ({ page }) => {
          await press(page);
          await takenOver(page);
          await page.waitForTimeout(1000);
          return page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
        }),
      );
    report.row(`first tap, ${name}: INP, ms, p75 of 10`, quantile(times, 0.75), { atMost: 200 });
  }
}
