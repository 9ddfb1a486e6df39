import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test('every query has a type: TypeGen leaves out a query that fails, and exits 0', () => {
  const queries = readdirSync('src/content').flatMap((file) =>
    Array.from(readFileSync(`src/content/${file}`, 'utf8').matchAll(/export const (\w+Query)\b/g), ([, name]) => name),
  );
  expect(queries.length).toBeGreaterThanOrEqual(13);
  const types = readFileSync(generated, 'utf8');
  const missing = queries.filter(
    (name = '') => !types.includes(`type ${name[0]?.toUpperCase()}${name.slice(1)}Result =`),
  );
  expect(missing).toEqual([]);
});

test('the schema is valid', { timeout: 120_000 }, () => {
  const output = execFileSync('npm', ['run', 'validate', '--prefix', 'studio'], { stdio: 'pipe', encoding: 'utf8' });
  expect(output).toMatch(/Errors:\s+0 errors[\s\S]*Warnings: 0 warnings/);
});
