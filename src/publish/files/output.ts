import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { Failure } from '../failure.ts';
import { copyPlain } from './write-into.ts';

/**
 * The folder of a build. `dist` is a link to the newest build in `.dist/`. One rename changes the link, so that `dist`
 * is always one whole build, even after `kill -9`.
 */
export interface Output {
  outDir: string;
  /** The folder that this build writes. */
  folder: string;
  /** The folder of the build that `outDir` shows now, if there is one. */
  previous: string | null;
  /** True if `outDir` becomes a folder rather than a link, as on CI. */
  asFolder: boolean;
}

/** Folders whose files have a hash in their name. */
const hashedFolders = ['assets', 'fonts', 'images'];
/** Matches a path in one of these folders. The list of files comes from the disk, so its paths are not trusted. */
const hashedFile = /^(assets|fonts|images)\/[\w.-]+$/;

/** Makes a folder for a new build of `outDir`. Removes those of killed builds: a name begins with the process id. */
export async function openOutput(outDir: string, asFolder = false): Promise<Output> {
  const home = join(dirname(outDir), `.${basename(outDir)}`);
  await refuseForeign(outDir, home);
  const shown = basename(dirname(await readlink(outDir).catch(() => '')));
  await mkdir(home, { recursive: true });
  const builds = await readdir(home);
  const dead = builds.filter((name) => /^\d+-/.test(name) && name !== shown && !isRunning(Number.parseInt(name, 10)));
  await Promise.all(dead.map((name) => rm(join(home, name), { recursive: true, force: true })));
  const folder = join(home, `${process.pid}-${Date.now().toString(36)}`, 'site');
  await mkdir(folder, { recursive: true });
  return { outDir, folder, asFolder, previous: builds.includes(shown) ? join(home, shown, 'site') : null };
}

/** Throws a Failure if `OUT_DIR` is a folder that this program did not build, because a mistake could overwrite it. */
async function refuseForeign(outDir: string, home: string): Promise<void> {
  const kept = await lstat(home).catch(() => null);
  if (kept && !kept.isDirectory())
    throw new Failure(`${home} is a link or a file, not the folder of this program's builds. Remove it.`);
  const shown = await lstat(outDir).catch(() => null);
  if (!shown || shown.isSymbolicLink()) return;
  const files = shown.isDirectory() ? await readdir(outDir) : [outDir];
  if (files.length > 0 && !files.includes('_headers'))
    throw new Failure(`${outDir} holds something that is not a build. Choose another OUT_DIR, or move it away.`);
}

/** Refuses links in the output, because copies and servers would follow them. */
async function refuseLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link)
    throw new Failure(
      `${join(link.parentPath, link.name)} is a link, not a file. Remove the folder .cache and node_modules/.cache, then build again.`,
    );
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Copies the hashed files of the previous build into this one, because open tabs may still need them. */
export async function carryOver({ folder, previous }: Output): Promise<void> {
  const lists = await Promise.all(
    hashedFolders.map(async (part) => (await readdir(join(folder, part))).map((file) => join(part, file))),
  );
  const own = lists.flat();
  await writeFile(listFile(folder), JSON.stringify(own));
  if (!previous) return;
  const listedBefore = JSON.parse(await readFile(listFile(previous), 'utf8')) as string[];
  const gone = listedBefore.filter((file) => !own.includes(file) && hashedFile.test(file));
  await Promise.all(gone.map((file) => copyPlain(join(previous, file), join(folder, file))));
}

/** The file that lists the hashed files which a build made itself. */
const listFile = (folder: string) => join(dirname(folder), 'own.json');

/** Makes `outDir` a link to the finished build. On CI it is a folder, because some uploaders do not follow links. */
export async function publish({ outDir, folder, asFolder }: Output): Promise<void> {
  await refuseLinks(folder);
  const existing = await lstat(outDir).catch(() => null);
  const isLink = existing?.isSymbolicLink() ?? false;
  // A folder takes two renames, and between them there is no `outDir`. A link takes one.
  if (existing && !isLink) await rename(outDir, join(dirname(folder), 'replaced'));
  if (asFolder && !isLink) return rename(folder, outDir);
  const link = join(dirname(folder), 'link');
  await symlink(relative(dirname(outDir), folder), link, 'dir');
  await rename(link, outDir);
}

export const discard = ({ folder }: Output): Promise<void> =>
  rm(dirname(folder), { recursive: true, force: true, maxRetries: 5 });
