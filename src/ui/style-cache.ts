import createCache from '@emotion/cache';

/** Emotion's cache for browser and prerender. Adds no vendor prefixes. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });

/** The cache of the browser, which knows the rules of the prerendered page (docs/decisions/chakra.md). */
export function browserStyleCache() {
  const cache = styleCache();
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [, id] of textContent.matchAll(/\.css-([a-z\d]+)/g)) cache.inserted[id as string] = true;
  }
  return cache;
}
