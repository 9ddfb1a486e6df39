import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the Studio's packages (half a gigabyte) if its lockfile is newer. The site's install leaves them out. */
const folder = import.meta.dirname;
const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (time('node_modules/.package-lock.json') < time('package-lock.json')) {
  console.log('Installing the Studio (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
