import { defineConfig } from 'vitest/config';

/**
 * What mutants are judged by: the tests of one room alone (rooms.ts), in one worker for each mutant, which loads what
 * they share once.
 */
const include = (process.env.MUTATION_TESTS ?? '').split('\n');

export default defineConfig({ test: { include, isolate: false, testTimeout: 30_000 } });
