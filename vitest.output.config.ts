import { defineConfig } from 'vitest/config';

/** Tests that look at the built output; they run after the build. */
export default defineConfig({
  test: { include: ['tests/output/**/*.check.ts'], environment: 'node', testTimeout: 30_000 },
});
