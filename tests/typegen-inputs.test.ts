import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfInputs } from '../studio/typegen-inputs.ts';

test('the generated types match the current queries and forms', () => {
  const types = readFileSync('studio/query-results.ts', 'utf8');
  expect(types.includes(`// Hash of the inputs: ${hashOfInputs('.')}\n`), 'Run "npm run typegen"').toBe(true);
});
