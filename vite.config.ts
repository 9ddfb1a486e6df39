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
  // Names for developers keep components alive that no page uses, such as NavLink and Form (1 kB).
  transform: (code, id) =>
    id.includes('/node_modules/react-router/')
      ? code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
      : null,
};

const vendor = (name: string, test: RegExp) => ({ name, test });

export default defineConfig({
  appType: 'spa',
  plugins: [leaveOut, isPreview() && previewPlugin(), react(), contentPlugin()],
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
                // With Vite's helper for imports: a file of its own would be one more to wait for.
                vendor('react', /^\0vite\/|node_modules\/(react|react-dom|scheduler)\//),
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
