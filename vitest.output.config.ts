import { defineConfig } from 'vitest/config';

/** Tests that look at the built output, or make builds of their own; they run after the build. */
export default defineConfig({
  test: { include: ['tests/output/**/*.check.ts'], environment: 'node', testTimeout: 30_000 },
});
