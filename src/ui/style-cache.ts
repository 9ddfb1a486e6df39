import createCache from '@emotion/cache';
import { setStyleNames } from './style-names.ts';

/** Emotion's cache for browser and prerender. Adds no vendor prefixes. `names`: styles that the page numbers. */
export function styleCache(names: readonly string[] = []) {
  setStyleNames(names);
  return createCache({ key: 'css', stylisPlugins: [] });
}
