import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './src/build/content-plugin.ts';
import { previewPlugin } from './src/build/preview-plugin.ts';
import { isPreview } from './src/build/preview-settings.ts';

/** Parts of Emotion and Chakra that this site switches off, yet whose code every visitor would fetch (2 kB). */
const switchedOff: Record<string, string> = {
  'hoist-non-react-statics': 'export default (target) => target', // withTheme, never called
  '@pandacss/is-valid-prop': 'export const isCssProperty = () => false', // styles stand in recipes, never in props
  './preflight.js': 'export const createPreflight = () => ({})', // preflight: false
};

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => (id in switchedOff ? `\0off:${id}` : undefined),
  load: (id) => switchedOff[id.replace('\0off:', '')],
};

/** Names for developer tools keep components in the bundle that no page uses (the router's Form and its like: 2 kB). */
const nameless: Plugin = {
  name: 'nameless',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm, '$&/* @__PURE__ */ '),
      map: null,
    }),
  },
};

const vendor = (name: string, test: RegExp) => ({ name, test });

export default defineConfig({
  appType: 'spa',
  plugins: [leaveOut, nameless, isPreview() && previewPlugin(), react(), contentPlugin()],
  server: { port: 5173, host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              groups: [
                vendor('react', /node_modules\/(react|react-dom|scheduler)\//),
                vendor('router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//),
                vendor('chakra', /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//),
                // What most pages share travels together: fewer requests, better compression.
                { name: 'shared', test: /^(?!.*node_modules).*\/src\//, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: { ssr: true, emitAssets: false, rolldownOptions: { input: 'src/build/render.tsx' } },
    },
  },
});
