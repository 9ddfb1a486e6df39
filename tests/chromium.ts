import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackEngine } from './unpack-engine.ts';

interface Launch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/** Launch options of every browser suite: no requests of Chromium's own, no sandbox (containers run as root). */
export function chromiumLaunch(): Launch {
  const executablePath = findChromium();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const env = environmentFor(executablePath);
  return { executablePath, args, ...(env && { env: { ...process.env, ...env } as Record<string, string> }) };
}

const systemPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the one that the lockfile pins with its hash. That package supports
 * Linux on x64; other machines use an installed Chromium or Playwright's own. Throws with what to install.
 */
function findChromium(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Error(
      `CHROMIUM_PATH is “${chosen}”, but that file does not exist. Set it to the path of a Chromium, or unset it.`,
    );
  if (chosen) return chosen;
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedChromium();
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('npm has no Chromium for this machine. Install one and set CHROMIUM_PATH to its path.');
}

function pinnedChromium(): string {
  const folder = 'node_modules/@sparticuz/chromium';
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return unpackEngine(`chromium-${version}`, join(folder, 'bin'));
}

/** Environment that points to the libraries and fonts of the npm package, for a machine that lacks them. */
function environmentFor(executablePath: string): Record<string, string> | undefined {
  const folder = dirname(executablePath);
  if (!existsSync(join(folder, 'fonts'))) return;
  const env: Record<string, string> = {};
  if (spawnSync(executablePath, ['--version']).status !== 0) env.LD_LIBRARY_PATH = join(folder, 'lib');
  if (!existsSync('/etc/fonts/fonts.conf')) {
    env.FONTCONFIG_FILE = join(folder, 'machine-fonts.conf');
    writeFileSync(env.FONTCONFIG_FILE, `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>`);
  }
  return env;
}
