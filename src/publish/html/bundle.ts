import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { compress, hashed } from '../files/write-into.ts';
import { runAsProduction } from '../settings.ts';
import type * as Renderer from './render.tsx';

const cache = join('.cache', 'bundle');
/** Milliseconds after which an unused bundle (4 MB) is removed. */
const day = 24 * 60 * 60 * 1000;

export type Bundle = Awaited<ReturnType<typeof bundle>>;

/**
 * The application for browser and prerender. It comes from the cache while its key is the same. `isFresh` ignores the
 * cache, because a release must not trust what an earlier build left there.
 */
export async function bundle({ isFresh, ...settings }: BundleSettings & { isFresh: boolean }) {
  runAsProduction();
  const key = await bundleKey(settings);
  const place = join(cache, isFresh ? `${key}-${randomUUID()}` : key);
  const reused = (await stat(place).catch(() => null)) !== null;
  if (reused) await utimes(place, new Date(), new Date());
  else await makeBundle(place);
  const folder = join(place, 'client');
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const scripts = JSON.parse(await readFile(join(place, 'scripts.json'), 'utf8')) as Record<string, string>;
  const renderer = (await import(pathToFileURL(resolve(place, 'ssr', 'render.js')).href)) as typeof Renderer;
  return { folder, manifest, scripts, renderer, reused };
}

/** Makes the bundle in a temporary folder and renames that, so that a killed build leaves no partial bundle. */
async function makeBundle(place: string): Promise<void> {
  const temporary = `${place}-${process.pid}`;
  await mkdir(temporary, { recursive: true });
  try {
    await bundleInto(temporary);
    const { writeIcons } = await import('./write-icons.ts');
    await writeIcons(join(temporary, 'client'));
    await compress(join(temporary, 'client'));
    await rename(temporary, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another build was faster
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await removeOldBundles();
}

async function bundleInto(folder: string): Promise<void> {
  const [{ createBuilder }, { clientScripts }] = await Promise.all([import('vite'), import('./client-scripts.ts')]);
  const builder = await createBuilder({
    // A bundled configuration would look for the pages' contracts (src/content/page-contracts.ts) beside the bundle.
    configLoader: 'native',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(folder, 'client'), emptyOutDir: true } },
      ssr: { build: { outDir: join(folder, 'ssr'), emptyOutDir: true } },
    },
  });
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
  await writeFile(join(folder, 'scripts.json'), JSON.stringify(await clientScripts()));
}

async function removeOldBundles(): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - day) await rm(join(cache, name), { recursive: true, force: true });
  }
}

export interface BundleSettings {
  bundledVariables: Record<string, string | undefined>;
  isPreview: boolean;
}

/** Files that determine the bundle. Some of them may not exist. */
const sources = '{src/**,index.html,vite.config.ts,tsconfig.json,package.json,package-lock.json,.env*}';
const previewSources = 'studio/{preview/**,package-lock.json}';

/** A key of everything that the bundle depends on: code, packages, settings and runtime, but not content. */
export async function bundleKey({ bundledVariables, isPreview }: BundleSettings, root = '.'): Promise<string> {
  const found = globSync([sources, ...(isPreview ? [previewSources] : [])], { cwd: root, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const settings = JSON.stringify(Object.entries(bundledVariables).sort(([a], [b]) => (a < b ? -1 : 1)));
  const files = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      return [`\n${relative(root, path)} ${bytes.length}\n`, bytes];
    }),
  );
  return hashed(process.version, settings, ...files.flat());
}
