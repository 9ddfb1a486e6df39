import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../ensure-installed.ts';
import { unpackEngine } from '../unpack-engine.ts';
import type { Driver } from './driver.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

interface Engine {
  name: string;
  /** Fetches what is missing. Throws with what to do when that fails: no engine is skipped. */
  open(): Promise<Driver>;
}

const here = 'tests/floor';

/** Packages with old Chromium builds (tests/floor/package.json). */
const chromium = (version: number, packageName: string, ...args: string[]): Engine => ({
  name: `Chromium ${version}`,
  open: () => openChromium(unpack(version, packageName), args),
});

export const engines: Engine[] = [
  chromium(92, 'chrome-aws-lambda'),
  chromium(106, 'chromium-106', '--single-process'),
  chromium(119, 'chromium-119'),
  { name: 'Firefox', open: () => openFirefox(ensureInstalled('/usr/bin/firefox-esr', 'firefox-esr')) },
  {
    name: 'WebKit',
    open: () => {
      ensureInstalled('/usr/bin/xvfb-run', 'xvfb');
      return openWebkit(ensureInstalled('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'));
    },
  },
];

/** Unpacks a version, together with its libraries for a machine that lacks them; returns the executable's path. */
function unpack(version: number, packageName: string): string {
  const archives = join(here, 'node_modules', packageName, 'bin');
  if (!existsSync(archives)) install();
  return unpackEngine(`chromium-${version}`, archives);
}

function install(): void {
  const { status } = spawnSync('npm', ['ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Could not install the old engines: npm ci --prefix ${here} ended with ${status}`);
}
