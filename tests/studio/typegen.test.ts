import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const generated = 'studio/query-results.ts';

test(
  'the checked-in types are those of today’s fields and queries (else: npm run typegen)',
  { timeout: 120_000 },
  () => {
    const before = readFileSync(generated, 'utf8');
    try {
      execFileSync('npm', ['run', 'typegen', '--prefix', 'studio'], { stdio: 'pipe' });
      expect(readFileSync(generated, 'utf8') === before, 'run "npm run typegen" and commit the result').toBe(true);
    } finally {
      writeFileSync(generated, before);
    }
  },
);

test('the schema is valid', { timeout: 120_000 }, () => {
  const output = execFileSync('npm', ['run', 'validate', '--prefix', 'studio'], { stdio: 'pipe', encoding: 'utf8' });
  expect(output).toMatch(/Errors:\s+0 errors[\s\S]*Warnings: 0 warnings/);
});
