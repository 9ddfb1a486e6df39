import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatement } from '../../studio/reconciliation/read-statement.ts';
import refused from './bank-statements/refused.json' with { type: 'json' };

/** Layouts of banks, as public parsers and their tests describe them: days and amounts that came in, outgoing lines. */
interface Expected {
  credits: [day: string, amount: number][];
  debits: number;
  names?: string[];
}

const folder = join(import.meta.dirname, 'bank-statements');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

test.each(Object.entries(refused))('%s is a problem, never a guess', (_name, { text, problem }) => {
  expect(readStatement(text.join('\n'), () => undefined).problems.join()).toContain(problem);
});

test('every layout has what is right', () => {
  expect(globSync('*.csv', { cwd: folder }).map((name) => basename(name, '.csv'))).toEqual(
    expect.arrayContaining(Object.keys(expected)),
  );
});

test.each(Object.entries(expected))('%s', (name, { credits, debits, names }) => {
  const read = readStatement(readFileSync(join(folder, `${name}.csv`), 'utf8'), () => undefined);
  expect(read.problems).toEqual([]);
  expect(read.credits.map(({ day, amount }) => [day, amount])).toEqual(credits);
  expect(read.debits).toBe(debits);
  expect(read.balance.breaks).toEqual([]);
  for (const [index, person] of (names ?? []).entries()) expect(read.credits[index]?.text).toContain(person);
});
