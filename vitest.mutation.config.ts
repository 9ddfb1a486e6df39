import { defineConfig } from 'vitest/config';

/** The money rules alone, for `npm run mutate`. */
export default defineConfig({
  test: { include: ['tests/transaction/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
