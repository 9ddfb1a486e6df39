import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';

const port = process.env.PORT ?? '4199';
const origin = `http://localhost:${port}`;

/** Browser stories, against the built site under its real headers. `PORT` changes where it is served. */
export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  timeout: 60_000,
  // A machine that stalls for some seconds is no fault of the site; a story that is about a time names it.
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: 'node src/build/preview.ts',
    env: { PORT: port },
    url: origin,
    reuseExistingServer: false,
  },
});
