import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import type { Output } from '../files/output.ts';
import { runAsProduction } from '../settings.ts';
import { clientScripts } from './client-scripts.ts';
import type * as Renderer from './render.tsx';

export type Bundle = Awaited<ReturnType<typeof bundle>>;

/** Bundles the application: for the browser into the site, for the prerender beside it. */
export async function bundle({ folder, work }: Output) {
  runAsProduction();
  const forPrerender = join(work, 'prerender');
  const builder = await createBuilder({
    // Node reads the configuration as it is. A bundle of it would hold all of src/publish.
    configLoader: 'native',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: resolve(folder), emptyOutDir: false } },
      ssr: { build: { outDir: resolve(forPrerender), emptyOutDir: false } },
    },
  });
  const [scripts] = await Promise.all([
    clientScripts(),
    ...Object.values(builder.environments).map((environment) => builder.build(environment)),
  ]);
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  await rm(join(folder, '.vite'), { recursive: true });
  const renderer = (await import(pathToFileURL(resolve(forPrerender, 'render.js')).href)) as typeof Renderer;
  return { manifest, scripts, renderer };
}
