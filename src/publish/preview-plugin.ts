import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const entry = resolve('studio/preview/main.ts');
const picture = resolve('src/ui/picture.tsx');
/** Takes the place of `picture`, and imports it itself. */
const previewPicture = resolve('studio/preview/picture.tsx');

/**
 * Makes the build a preview (VITE_PREVIEW=1). The site imports nothing of the preview, so that a build without this
 * plugin cannot contain it. Needs the Studio's packages.
 */
export function previewPlugin(): Plugin {
  return {
    name: 'preview',
    enforce: 'pre',
    config: () => ({
      // The Studio's packages bring a React of their own, and hooks work only with a single one.
      resolve: { dedupe: ['react', 'react-dom'] },
      environments: { client: { build: { chunkSizeWarningLimit: 2000, rolldownOptions: { input: entry } } } },
    }),
    async resolveId(source, importer, options) {
      if (!source.endsWith('/picture.tsx')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === picture && importer !== previewPicture ? previewPicture : resolved;
    },
  };
}
