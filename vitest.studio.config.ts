import { defineConfig } from 'vitest/config';

/** What runs only where the Studio is installed: `npm ci` in `studio/`. */
export default defineConfig({
  test: { include: ['tests/studio/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
