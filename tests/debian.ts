import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program of Debian at its path, installed through apt when root. Throws with what to install. */
export function debian(path: string, ...packages: [string, ...string[]]): string {
  if (existsSync(path)) return path;
  // A server that comes with a package is not to be started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['-qq', 'update'], { env });
    spawnSync('apt-get', ['-qq', 'install', '-y', ...packages], { env, stdio: 'inherit' });
  }
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing. Install it: apt-get install ${packages.join(' ')}`);
}
