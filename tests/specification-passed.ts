import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { specification } from './specification.ts';
import { runsAs } from './titles.ts';

/**
 * Fails on a row of the specification whose test was skipped or failed, and with `--all` on one whose test did not run;
 * without it, rows whose whole file is left to `--all` are counted. Reads what the suites of tests/run.ts reported; a
 * title with values in it must have passed under every one of them.
 */
interface Run {
  /** Under tests/. */
  file: string;
  title: string;
  passed: boolean;
}

interface Suite {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(`reports/tests/${name}.json`, 'utf8'));

function fromVitest(name: string): Run[] {
  const { testResults } = read(name) as {
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative('tests', path),
      title,
      passed: status === 'passed',
    })),
  );
}

/** Its paths stand below the folder that all its projects share, which the report names. */
function fromPlaywright({ specs = [], suites = [] }: Suite, rootDir: string): Run[] {
  const own = specs.map(({ file, title, tests }) => ({
    file: relative('tests', resolve(rootDir, file)),
    title,
    passed: tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...suites.flatMap((suite) => fromPlaywright(suite, rootDir))];
}

const browser = read('browser') as Suite & { config: { rootDir: string } };

const runs = [...fromVitest('unit'), ...fromVitest('output'), ...fromPlaywright(browser, browser.config.rootDir)];

const files = new Set(runs.map(({ file }) => file));
const looked = process.argv.includes('--all')
  ? specification
  : specification.filter(({ test }) => files.has(test.split(' › ')[0] ?? ''));

const failed = looked.filter(({ test }) => {
  const pattern = runsAs(test);
  const own = runs.filter(({ file, title }) => pattern.test(`${file} › ${title}`));
  return own.length === 0 || own.some(({ passed }) => !passed);
});

for (const { id, says, test } of failed) console.error(`${id}: ${says}\n  has no passing test: ${test}`);
const left = specification.length - looked.length;
console.log(
  `${looked.length - failed.length} of ${looked.length} rows of the specification hold; ${left} left to --all`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
