import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const changedAt = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function npm(...words: string[]): void {
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// The site's install leaves out the Studio's packages. npm writes `.package-lock.json` at the end of an install.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the Studio: once, half a gigabyte, one to five minutes …');
  npm('ci');
}
// No install script runs, so `patches` are applied here, each time. A package that has its patch stays as it is.
npm('run', '--silent', 'patch');
