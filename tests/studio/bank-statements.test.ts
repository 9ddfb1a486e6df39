import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import refused from './bank-statements/refused.json' with { type: 'json' };

/** The credits of a statement, the number of its debits, and names in its texts. Layouts come from public parsers. */
interface Expected {
  credits: [day: string, amount: number][];
  debits: number;
  names?: string[];
}

const folder = join(import.meta.dirname, 'bank-statements');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

test.each(Object.entries(refused))('“%s” gives a problem, not a guess', (_name, { text, problem }) => {
  expect(readStatement(text.join('\n'), () => undefined).problems.join()).toContain(problem);
});

test('every expected result has its statement', () => {
  expect(globSync('*.csv', { cwd: folder }).map((name) => basename(name, '.csv'))).toEqual(
    expect.arrayContaining(Object.keys(expected)),
  );
});

test.each(Object.entries(expected))('the statement %s is read', (name, { credits, debits, names }) => {
  const read = readStatement(readFileSync(join(folder, `${name}.csv`), 'utf8'), () => undefined);
  expect(read.problems).toEqual([]);
  expect(read.credits.map(({ day, amount }) => [day, amount])).toEqual(credits);
  expect(read.debits).toBe(debits);
  expect(read.balance.breaks).toEqual([]);
  for (const [index, person] of (names ?? []).entries()) expect(read.credits[index]?.text).toContain(person);
});
