import createCache from '@emotion/cache';

/** Emotion's cache, the same on both sides. It adds no vendor prefixes: where one is needed it is written by hand. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
