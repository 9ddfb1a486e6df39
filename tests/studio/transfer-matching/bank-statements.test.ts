import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatement } from '../../../studio/plugins/transfer-matching/bank-statement/read-statement.ts';
import refused from './bank-statements/refused.json' with { type: 'json' };

/** The credits of a statement, the number of its debits, and names in its texts. Layouts come from public parsers. */
interface Expected {
  refused?: boolean;
  credits: [day: string, amount: number][];
  debits: number;
  names?: string[];
}

const folder = join(import.meta.dirname, 'bank-statements');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

const read = (name: string) => readStatement(readFileSync(join(folder, `${name}.csv`), 'utf8'), () => undefined);

test.each(Object.entries(refused))('“%s” gives a problem, not a guess', (_name, { text, problem }) => {
  expect(readStatement(text.join('\n'), () => undefined).problems.join()).toContain(problem);
});

test.each(Object.entries(expected).filter(([, { refused: isRefused }]) => !isRefused))(
  'the statement %s is read',
  (name, { credits, debits, names }) => {
    const { problems, rows, balances } = read(name);
    const incoming = rows.filter(({ way }) => way === 'in');
    expect(problems).toEqual([]);
    expect(incoming.map(({ day, amount }) => [day, amount])).toEqual(credits);
    expect(rows.length - incoming.length).toBe(debits);
    expect(balances.flatMap(({ breaks }) => breaks)).toEqual([]);
    for (const [index, person] of (names ?? []).entries()) expect(incoming[index]?.text).toContain(person);
  },
);

test.each([
  ['46-mt940', 'berkas MT940'],
  ['47-ofx', 'berkas OFX'],
  ['48-qif', 'berkas QIF'],
  ['49-pdf-paste-spaces', 'teks PDF'],
])('%s is refused by name', (name, problem) => {
  expect(read(name)).toMatchObject({ rows: [], problems: [expect.stringContaining(problem)] });
});
