import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';
import type { Others } from './tests/journeys/others.ts';

const port = process.env.PORT ?? '4199';
const origin = `http://localhost:${port}`;
/** The project that the command names: `studio` of `--project=studio`. */
const chosen = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1];
/** The stories of staff start their own servers. A server here would end their stand-in reader when it ends. */
const isForStaff = chosen === 'studio';

const site = {
  // The stories of staff have another folder: a run empties its folder, and both may run at once.
  outputDir: 'test-results/site',
  testDir: 'tests/journeys',
  // Transcripts are words, so they are the same on every machine.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  timeout: 180_000,
  use: { baseURL: origin },
};

/** A gift from the first page to the chat. `npm test` runs these. */
const giving = /\/give\.spec\.ts$/;
const money = /\/(?:give|confirmation|errors)\.spec\.ts$/;

/**
 * Stories that run only at night, because CI has ten minutes: broken networks, missing features, paper, what no gift
 * needs, rarer tasks. Single stories have the tag `@night`.
 */
const atNight = [
  /\/(?:access-keyboard|download|faults[\w-]*|legal|letters|motion|notices|platform|print|reader|toast)\.spec\.ts$/,
  /\/studio\/(?:money|paste|removal|staff|status|stored)\.spec\.ts$/,
];
const byDay = { grepInvert: /@night/ };

/** Stories during which a translator or an extension changes the page, at night. */
const withOthers = (others: 'translator' | 'extension', testMatch: RegExp) => ({
  ...site,
  name: others,
  testMatch,
  use: { baseURL: origin, others },
});

/** The stories about money in another engine, at night: `npx playwright install --with-deps firefox webkit` fetches it. */
const inEngine = (name: 'firefox' | 'webkit') => ({
  ...site,
  name,
  testMatch: money,
  use: { baseURL: origin, browserName: name, launchOptions: {} },
});

/** Stories of staff: the built Studio against the local content server, one after the other on one dataset. */
const studio = {
  outputDir: 'test-results/studio',
  testDir: 'tests/studio',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 240_000,
  use: { viewport: { width: 1440, height: 1000 } },
};

/** Browser stories against the built site, under its real headers. `PORT` changes the port of the local server. */
export default defineConfig<{ others: Others }>({
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Playwright itself would use one worker on two cores.
  workers: 2,
  // `.ci/run` adds up the numbers of these files.
  reporter: [
    ['list', { printSteps: false }],
    ['junit', { outputFile: `reports/sums/browser-${chosen}.xml` }],
  ],
  // A machine four times as busy meets these limits, too. A story about a time limit stops the clock of the page.
  expect: { timeout: 40_000 },
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // Screenshots and snapshots in the trace would make a story up to a third slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { ...site, name: 'site' },
    { ...site, name: 'giving', testMatch: giving },
    // `.ci/run` adds these.
    { ...site, ...byDay, name: 'rest', testIgnore: [giving, ...atNight] },
    withOthers('translator', money),
    // The extension puts nodes beside fields, and the confirmation has no fields.
    withOthers('extension', /\/(?:give|errors)\.spec\.ts$/),
    inEngine('firefox'),
    inEngine('webkit'),
    { ...studio, name: 'studio' },
    // The stories of staff that `.ci/run` runs.
    { ...studio, ...byDay, name: 'studio-day', testIgnore: atNight },
  ],
  ...(!isForStaff && {
    webServer: {
      command: 'node src/publish/host/preview.ts',
      env: { PORT: port },
      url: origin,
      reuseExistingServer: false,
    },
  }),
});
