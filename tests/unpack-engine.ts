import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Path of the Chromium in a package that ships it as brotli archives. Unpacks it once, with its libraries and fonts,
 * into `.cache/engines/<name>`.
 */
export function unpackEngine(name: string, archives: string): string {
  const folder = resolve('.cache/engines', name);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  const temporary = `${folder}-${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  for (const archive of readdirSync(archives)) unpackInto(temporary, join(archives, archive));
  chmodSync(join(temporary, 'chromium'), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  return executable;
}

function unpackInto(folder: string, archive: string): void {
  const name = archive.split('/').at(-1)?.replace(/\.br$/, '') ?? '';
  const file = join(folder, name);
  writeFileSync(file, brotliDecompressSync(readFileSync(archive)));
  if (!name.endsWith('.tar')) return;
  execFileSync('tar', ['xf', file, '-C', folder]);
  rmSync(file);
}
