import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import type * as Renderer from './render.tsx';

const cache = join('.cache', 'bundle');

export interface Bundle {
  /** Folder with the browser's files, to be copied into the output. */
  folder: string;
  manifest: Manifest;
  renderer: typeof Renderer;
}

/** Bundles the application for the browser and for the prerender. */
export async function bundle(): Promise<Bundle> {
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(cache, 'client'), emptyOutDir: true } },
      ssr: { build: { outDir: join(cache, 'ssr'), emptyOutDir: true } },
    },
  });
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
  const manifest = JSON.parse(await readFile(join(cache, 'client', '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(resolve(cache, 'ssr', 'render.js')).href)) as typeof Renderer;
  return { folder: join(cache, 'client'), manifest, renderer };
}
