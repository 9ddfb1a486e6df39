import type { Manifest } from 'vite';
import { startId } from '../../client/protocol.ts';

/** The module that runs React in the browser. */
export const starter = 'src/main.tsx';

/** The elements that start the islands of a page: the module, and preloads of all that it and the islands import. */
export function startOf(islands: string[], manifest: Manifest, contentUrls: string[]): string {
  const sources = islands.map((name) => islandSource(name, Object.keys(manifest)));
  const [starterUrl = '', ...imports] = modulesOf([starter, ...sources], manifest);
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}">`);
  const fetches = contentUrls.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`);
  return startTemplate(starterUrl, [...fetches, ...preloads].join(''));
}

/** The template whose elements src/islands/start.ts puts into the page. */
export const startTemplate = (starterUrl: string, preloads = ''): string =>
  `<template id="${startId}">${preloads}<script type="module" src="${starterUrl}"></script></template>`;

function islandSource(name: string, sources: string[]): string {
  const source = sources.find((path) => path.endsWith(`/${name}.island.tsx`));
  if (!source) throw new Error(`No file is named ${name}.island.tsx, as the island that it declares`);
  return source;
}

/** URLs of modules and of all that they import, in this order. Vite's manifest has each of them. */
function modulesOf(sources: string[], manifest: Manifest): Set<string> {
  const urls = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [] } = manifest[key]!;
    urls.add(`/${file}`);
    imports.forEach(add);
  };
  sources.forEach(add);
  return urls;
}
