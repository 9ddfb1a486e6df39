import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
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
  const found = existing();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package chromium…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
  }
  const installed = existing();
  if (installed) return installed;
  throw new Error('No Chromium found. Install the package "chromium" (apt-get install chromium) or set CHROMIUM_PATH.');
}

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
