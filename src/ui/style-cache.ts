import createCache from '@emotion/cache';

/** Emotion's cache for browser and prerender. Adds no vendor prefixes. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });
