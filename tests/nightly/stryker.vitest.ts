import { defineConfig } from 'vitest/config';

/** The configuration with which Stryker runs the unit tests of a mutant. */
export default defineConfig({
  test: { include: ['tests/{transaction,publish/gates}/**/*.test.ts'], isolate: false, testTimeout: 120_000 },
});
