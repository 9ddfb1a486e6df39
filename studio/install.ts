import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// The site's install leaves out the Studio's packages (half a gigabyte). npm writes the first file after an install.
if (time('node_modules/.package-lock.json') < time('package-lock.json')) {
  console.log('Installing the Studio: once, half a gigabyte, one to five minutes …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
