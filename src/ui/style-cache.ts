import createCache from '@emotion/cache';
import { setStyleNames } from './style-names.ts';

/**
 * Emotion's cache, the same on both sides. It adds no vendor prefixes: where one is needed it is written by hand.
 * `names`: the styles that the page numbers.
 */
export function styleCache(names: readonly string[] = []) {
  setStyleNames(names);
  return createCache({ key: 'css', stylisPlugins: [] });
}
