import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptTarget } from './src/publish/browser-floor.ts';
import { codeFilesPlugin } from './src/publish/code-files-plugin.ts';
import { contentPlugin } from './src/publish/content-plugin.ts';
import { previewPlugin } from './src/publish/preview-plugin.ts';
import { readSettings } from './src/publish/settings.ts';

const settings = readSettings();

const vendor = (name: string, test: RegExp) => ({ name, test });

export default defineConfig({
  appType: 'spa',
  plugins: [
    settings.studioOrigin !== undefined && previewPlugin(),
    react(),
    codeFilesPlugin(),
    contentPlugin(settings),
  ],
  server: { port: 5173, host: '127.0.0.1' },
  build: {
    target: scriptTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'src/main.tsx',
          // Its `start` is called by the inlined script.
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Each page names some 17 files of its start: a letter less of each saves up to 45 bytes of the first flight.
            // Six letters would not do: rolldown needs seven as soon as there are more than 64 files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // With Vite's helper for imports: a file of its own would be one more to wait for.
                vendor('react', /^\0vite\/|node_modules\/(react|react-dom|scheduler)\//),
                vendor('router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//),
                vendor('chakra', /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//),
                // What most pages share travels together: fewer requests, better compression.
                { name: 'shared', test: /^(?!.*node_modules).*\/src\//, minShareCount: 6 },
                // Of the start too, and too small for files of their own.
                {
                  name: 'shared',
                  test: /\/src\/(ui\/(jadwal|style-cache|without-has|ornament\/ornament-uris|picture|live-text|numbered-star|opener|form\/error-summary)|client\/(load-code|load-failure|protocol|history-entry)|transaction\/(well-formed|rupiah|text-limits))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: { ssr: true, emitAssets: false, rolldownOptions: { input: 'src/publish/html/render.tsx' } },
    },
  },
});
