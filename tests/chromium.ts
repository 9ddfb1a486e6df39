import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell first: the same engine, in two thirds of the time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium to test with: `CHROMIUM_PATH`, a system one, Playwright's own, else Debian's installed
 * through apt when root. Throws with what to install.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is “${chosen}”, where no file is. Write the path of a Chromium, or nothing.`);
  const found = existing();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing a Debian package…');
    apt('update');
    // Older releases of Debian have only the second.
    for (const name of ['chromium-headless-shell', 'chromium']) if (apt('install', '-y', name)) break;
  }
  const installed = existing();
  if (installed) return installed;
  throw new Error('No Chromium found. Install the package "chromium" (apt-get install chromium) or set CHROMIUM_PATH.');
}

/** Whether it succeeded. */
const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

function existing(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** How both browser suites start it: no network of its own, no sandbox (containers run as root). */
export const chromiumLaunch = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
