import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './src/build/content-plugin.ts';

const vendor = (name: string, test: RegExp) => ({ name, test });

export default defineConfig({
  appType: 'spa',
  plugins: [react(), contentPlugin()],
  server: { port: 5173, host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
