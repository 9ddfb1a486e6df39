import { defineConfig } from 'vitest/config';

/** What mutants are judged by: the tests of one room alone (rooms.ts). */
const include = (process.env.MUTATION_TESTS ?? '').split('\n');

export default defineConfig({ test: { include, testTimeout: 30_000 } });
