import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the path of a Debian program. Root installs a missing one with apt, others get an error that names it. */
export function ensureInstalled(path: string, ...packages: [string, ...string[]]): string {
  if (existsSync(path)) return path;
  // RUNLEVEL=1 keeps apt from starting a server that the package contains.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['-qq', 'update'], { env });
    spawnSync('apt-get', ['-qq', 'install', '-y', ...packages], { env, stdio: 'inherit' });
  }
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing. Install it: apt-get install ${packages.join(' ')}`);
}
