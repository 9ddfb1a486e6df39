import { defineConfig } from 'vitest/config';

/** Stryker runs the tests that reach a mutant, each file of them loaded once. */
export default defineConfig({
  test: { include: ['tests/{transaction,publish/gates}/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
