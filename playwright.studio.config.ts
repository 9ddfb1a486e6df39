import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/chromium.ts';

/** Stories of staff: the built Studio against the local lake, one after the other on one dataset. */
export default defineConfig({
  testDir: 'tests/studio',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list', { printSteps: false }]],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 1000 },
    launchOptions: chromiumLaunch(),
  },
});
