import createCache from '@emotion/cache';

/** Emotion's cache, the same on both sides. No vendor prefixes: where one is needed it is written. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
