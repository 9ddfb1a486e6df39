import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';
import type { Others } from './tests/journeys/others.ts';

const port = process.env.PORT ?? '4199';
const origin = `http://localhost:${port}`;
/** The stories of staff serve what they need. A second server here would take the stand-in reader away when it ends. */
const chosen = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1];
const isForStaff = chosen === 'studio';

const site = {
  // One each, because a run empties it and both may run at once.
  outputDir: 'test-results/site',
  testDir: 'tests/journeys',
  // The same on every machine: they are words.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  timeout: 60_000,
  use: { baseURL: origin },
};

const money = /\/(?:give|confirmation|errors|shell-route)\.spec\.ts$/;

/** At night, because they take long: broken networks and files, missing features of an engine, paper; staff's rarer tasks. */
const atNight =
  /\/(?:faults[\w-]*|platform|letters|print|in-time|handbook|history|removal|status-refused|stored)\.spec\.ts$/;

const withOthers = (others: 'translator' | 'extension', testMatch: RegExp) => ({
  ...site,
  name: others,
  testMatch,
  use: { baseURL: origin, others },
});

/** Stories of staff: the built Studio against the local content server, one after the other on one dataset. */
const studio = {
  outputDir: 'test-results/studio',
  testDir: 'tests/studio',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
  use: { viewport: { width: 1440, height: 1000 } },
};

/** Browser stories against the built site, under its real headers. `PORT` changes where it is served. */
export default defineConfig<{ others: Others }>({
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Playwright's own choice is one on two cores.
  workers: 2,
  // `.ci/run` adds the sums up.
  reporter: [
    ['list', { printSteps: false }],
    ['junit', { outputFile: `reports/sums/browser-${chosen}.xml` }],
  ],
  // A machine that stalls for some seconds is no fault of the site; a story that is about a time names it.
  expect: { timeout: 15_000 },
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // Without pictures and copies of the page, which cost a story up to a third, a trace costs nothing.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { ...site, name: 'site' },
    // In every `npm test`: money, navigation, and that nothing leaves the browser. `.ci/run` adds `rest`.
    { ...site, name: 'money', testMatch: money },
    { ...site, name: 'rest', testIgnore: [money, atNight] },
    // The stories about money again, while somebody else changes the page.
    withOthers('translator', /\/(?:give|confirmation|errors|city-search)\.spec\.ts$/),
    // It puts nodes beside fields: the confirmation has none.
    withOthers('extension', /\/(?:give|errors|city-search)\.spec\.ts$/),
    { ...studio, name: 'studio' },
    // What `.ci/run` runs of them.
    { ...studio, name: 'studio-day', testIgnore: atNight },
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
