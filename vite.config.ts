import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptTarget } from './src/publish/browser-floor.ts';
import { codeFilesPlugin } from './src/publish/code-files-plugin.ts';
import { contentPlugin } from './src/publish/content-plugin.ts';
import { previewPlugin } from './src/publish/preview-plugin.ts';
import { readSettings } from './src/publish/settings.ts';

const settings = readSettings();

/** What Chakra and Emotion import from this site instead. */
const replaced: Record<string, string> = {
  '@emotion/hash': 'src/ui/style-names.ts',
  '@emotion/is-prop-valid': 'src/ui/known-props.ts',
  '@pandacss/is-valid-prop': 'src/ui/known-props.ts',
};
const replacements: Plugin = {
  name: 'replacements',
  enforce: 'pre',
  apply: 'build',
  // The prerender also compiles the global styles, for which Chakra must know every property.
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source in replaced && /@(?:chakra-ui|emotion)/.test(importer ?? '') ? resolve(replaced[source] ?? '') : null,
};

const vendor = (name: string, test: RegExp) => ({ name, test });

export default defineConfig({
  appType: 'spa',
  plugins: [
    replacements,
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
                // Emotion imports its names from here.
                vendor(
                  'chakra',
                  /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\/|\/ui\/(style-names|known-props)\./,
                ),
                // What most pages share travels together: fewer requests, better compression.
                { name: 'shared', test: /^(?!.*node_modules).*\/src\//, minShareCount: 6 },
                // Of the start too, and too small for files of their own.
                {
                  name: 'shared',
                  test: /\/src\/(ui\/(style-cache|tokens|without-has|ornament\/ornament-uris|picture|live-text|numbered-star|opener|form\/error-summary)|client\/(load-code|load-failure|protocol|history-entry)|transaction\/(well-formed|rupiah|text-limits))\.tsx?$/,
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
