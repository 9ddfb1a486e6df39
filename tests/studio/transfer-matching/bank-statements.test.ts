import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatement } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';
import refused from './bank-statements/refused.json' with { type: 'json' };

/** The credits of a statement, the number of its debits, and names in its texts; or why it is refused. */
type Expected =
  | { refused: string }
  | { refused?: undefined; credits: [day: string, amount: number][]; debits: number; names?: string[] };

/** Layouts of public parsers. */
const folder = join(import.meta.dirname, 'bank-statements');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

const read = (text: string) => readStatement(text, () => undefined);

test.each(Object.entries(refused))('“%s” gives a problem, not a guess', (_name, { text, problem }) => {
  expect(read(text.join('\n')).problems.join()).toContain(problem);
});

test.each(Object.entries(expected))('the statement %s is read exactly, or refused by name', (name, of) => {
  const { problems, rows, balances } = read(readFileSync(join(folder, `${name}.csv`), 'utf8'));
  if (of.refused !== undefined) return expect(problems.join()).toContain(of.refused);
  const incoming = rows.filter(({ way }) => way === 'in');
  expect(problems).toEqual([]);
  expect(incoming.map(({ day, amount }) => [day, amount])).toEqual(of.credits);
  expect(rows.length - incoming.length).toBe(of.debits);
  expect(balances.flatMap(({ breaks }) => breaks)).toEqual([]);
  for (const [index, person] of (of.names ?? []).entries()) expect(incoming[index]?.text).toContain(person);
});
