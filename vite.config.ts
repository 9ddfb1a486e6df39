import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptTarget } from './src/publish/browser-floor.ts';
import { contentPlugin } from './src/publish/content-plugin.ts';
import { previewPlugin } from './src/publish/preview-plugin.ts';
import { readSettings } from './src/publish/settings.ts';

const settings = readSettings();

/** What Chakra and Emotion import from this site instead (src/ui/prop-sorting.ts). */
const replaced = new Set(['@emotion/is-prop-valid', '@pandacss/is-valid-prop']);
const replacements: Plugin = {
  name: 'replacements',
  enforce: 'pre',
  apply: 'build',
  // The prerender also compiles the global styles, for which Chakra must know every property.
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    replaced.has(source) && /@(?:chakra-ui|emotion)/.test(importer ?? '') ? resolve('src/ui/prop-sorting.ts') : null,
};

export default defineConfig(({ command }) => ({
  // Pages are documents, also in development (src/publish/content-plugin.ts).
  appType: 'custom',
  plugins: [replacements, settings.studioOrigin !== undefined && previewPlugin(), react(), contentPlugin(settings)],
  server: { port: 5173, host: '127.0.0.1' },
  build: { target: scriptTarget, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['src/main.tsx', ...globSync('src/{sections,pages}/**/*.island.tsx')],
          // A page calls what its islands export.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /^\0|node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
                { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
                // What the islands share travels in one file.
                { name: 'shared', test: /^(?!.*node_modules).*\/src\/(?:ui|client)\//, minShareCount: 2 },
                { name: 'shared', test: /^(?!.*node_modules).*\/src\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Development runs React as Node does; Chakra and Emotion need our bundling in both.
      resolve: { noExternal: command === 'build' || /@chakra-ui|@emotion/ },
      build: {
        ssr: true,
        emitAssets: false,
        // Pages are rendered by one bundle: what the browser loads later is in it too.
        rolldownOptions: { input: 'src/publish/html/render.tsx', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
}));
