import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptTarget } from './src/publish/browser-floor.ts';
import { contentPlugin } from './src/publish/content-plugin.ts';
import { previewPlugin } from './src/publish/preview-plugin.ts';
import { readSettings } from './src/publish/settings.ts';

const settings = readSettings();

export default defineConfig(({ command }) => ({
  // Vite serves no HTML, because src/publish/content-plugin.ts renders the pages.
  appType: 'custom',
  plugins: [settings.studioOrigin !== undefined && previewPlugin(), react(), contentPlugin(settings)],
  server: { port: 5173, host: '127.0.0.1' },
  build: { target: scriptTarget, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // A list, because src/publish/preview-plugin.ts adds another.
          input: ['src/main.tsx'],
          output: {
            codeSplitting: {
              groups: [
                // `\0` begins the names of modules that the bundler itself adds.
                { name: 'react', test: /^\0|node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
                { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
                // One file has the code that all islands share.
                { name: 'shared', test: /^(?!.*node_modules).*\/src\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In development Node runs React unbundled. Chakra and Emotion are bundled in both cases.
      resolve: { noExternal: command === 'build' || /@chakra-ui|@emotion/ },
      build: {
        ssr: true,
        emitAssets: false,
        // One bundle renders the pages, so it also has the code that the browser imports dynamically.
        rolldownOptions: { input: 'src/publish/html/render.tsx', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
}));
