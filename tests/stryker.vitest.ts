import { defineConfig } from 'vitest/config';

/** What mutants are judged by: the tests of the money rules alone, which take a second. */
export default defineConfig({ test: { include: ['tests/transaction/**/*.test.ts'], testTimeout: 30_000 } });
