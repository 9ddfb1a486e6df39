import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** A build is made beside `outDir` and takes its place once it is complete: until then `outDir` shows the last one. */
export interface Output {
  outDir: string;
  /** The folder for all files of a running build. */
  work: string;
  /** The folder in it that becomes `outDir`. */
  folder: string;
}

/** Milliseconds after which the folder of a killed build is removed. */
const abandonedAfter = 60 * 60_000;

/** Throws a Failure if `OUT_DIR` is a folder that this program did not build, because a mistake could replace it. */
export async function openOutput(outDir: string): Promise<Output> {
  // Anything else in its place, such as a file, counts as a folder with a foreign file.
  const files = await readdir(outDir).catch((error) => (isMissing(error) ? [] : [outDir]));
  if (files.length > 0 && !files.includes('_headers'))
    throw new Failure(`${outDir} holds something that is not a build. Choose another OUT_DIR, or move it away.`);
  const home = dirname(outDir);
  const prefix = `.${basename(outDir)}.new-`;
  await mkdir(home, { recursive: true });
  const others = (await readdir(home)).filter((name) => name.startsWith(prefix)).map((name) => join(home, name));
  for (const other of others) {
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - abandonedAfter) await rm(other, { recursive: true, force: true });
  }
  const work = join(home, `${prefix}${process.pid}-${Date.now().toString(36)}`);
  const folder = join(work, 'site');
  await mkdir(folder, { recursive: true });
  return { outDir, work, folder };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes the finished build `outDir`. */
export async function publish({ outDir, work, folder }: Output): Promise<void> {
  await rename(outDir, join(work, 'previous')).catch((error) => {
    if (!isMissing(error)) throw error;
  });
  await rename(folder, outDir);
}

/** Removes what a build has left beside `outDir`. */
export const sweep = ({ work }: Output): Promise<void> => rm(work, { recursive: true, force: true, maxRetries: 5 });
