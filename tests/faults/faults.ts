import { globSync, readFileSync } from 'node:fs';
import { giving } from './giving.ts';
import { network } from './network.ts';
import { shell } from './shell.ts';

/**
 * What a visitor would meet, the source, what stands there once, what is put in its place, and what ought to notice:
 * names of stories (`give shell`), one of them with words of its titles (`give › double submit`), checks and unit
 * tests by their file.
 */
export type FaultRow = readonly [name: string, file: string, from: string, to: string, noticedBy: string];

export interface Fault {
  number: number;
  name: string;
  file: string;
  from: string;
  to: string;
  units: string[];
  checks: string[];
  stories: string[];
  /** Words of the titles of those stories; empty for all. */
  title: string;
}

const rows: FaultRow[] = [...giving, ...shell, ...network];

/** Every seeded fault, numbered from 1. */
export const faults: Fault[] = rows.map(([name, file, from, to, noticedBy], index) => {
  const [files = '', title = ''] = noticedBy.split(' › ');
  const names = files.split(' ');
  return {
    number: index + 1,
    name,
    file,
    from,
    to,
    title,
    units: names.filter((each) => each.endsWith('.test.ts')),
    checks: names.filter((each) => each.endsWith('.check.ts')).map((each) => `tests/output/${each}`),
    stories: names
      .filter((each) => !/\.(?:test|check)\.ts$/.test(each))
      .map((each) => `tests/journeys/${each.replace(/\.spec\.ts$/, '')}.spec.ts`),
  };
});

/** Faults whose text is no longer there once, or whose tests are gone: the list is to follow the sources. */
export const stale = (list: readonly Fault[]): string[] =>
  list.flatMap(({ number, name, file, from, units, checks, stories }) => {
    const source = globSync(file).length > 0 ? readFileSync(file, 'utf8') : '';
    const missing = [...units, ...checks, ...stories].filter((test) => globSync(test).length === 0);
    return source.split(from).length === 2 && missing.length === 0
      ? []
      : [`${number} ${name}: ${missing.join(', ') || `stands ${source.split(from).length - 1} times in ${file}`}`];
  });
