import createCache from '@emotion/cache';
import { setStyleNames } from './style-names.ts';

/** The same on both sides. `names`: the styles that the page numbers. Vendor prefixes are written by hand. */
export function styleCache(names: readonly string[] = []) {
  setStyleNames(names);
  return createCache({ key: 'css', stylisPlugins: [] });
}
