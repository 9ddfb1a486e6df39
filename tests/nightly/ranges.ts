import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copySources, runIn } from '../scratch.ts';
import { type ContentName, contents, writeContent } from './contents.ts';
import { type Suite, isRun, withoutTitles } from './left-out.ts';

/**
 * `npm run ranges`, or `-- least most`: puts each content (contents.ts) into a copy of the site, checks and builds it, and
 * runs the unit tests, the checks of the built files and the stories. `-- most -- access.spec tests/content` runs only
 * those files. Prints what each suite prints, and a table at the end. Exit code 1 when anything failed; what is left out
 * stands in left-out.ts. About 20 minutes a content, on two cores.
 */
const scratch = resolve('.cache/ranges');
const reports = resolve('reports/ranges');
const given = process.argv.slice(2);
const border = given.includes('--') ? given.indexOf('--') : given.length;
const names = Object.keys(contents) as ContentName[];
const unknown = given.slice(0, border).filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) throw new Error(`No content is called ${unknown.join(', ')}: ${names.join(', ')}`);
const asked = border > 0 ? names.filter((name) => given.slice(0, border).includes(name)) : names;
const wanted = given.slice(border + 1);

/** vitest cannot exclude files of one project, so it gets the list of all others. */
const filesOf: Record<Suite, string[]> = {
  unit: globSync('tests/**/*.test.{ts,tsx}', { exclude: ['tests/studio/**'] }),
  output: globSync('tests/output/*.check.ts'),
  site: globSync('tests/journeys/*.spec.ts'),
};
const suites = Object.keys(filesOf) as Suite[];

interface Counts {
  passed: number;
  failed: number;
}

/** The sums that vitest or Playwright printed; a suite that crashed counts as failed. */
function countsIn(report: string, died: boolean): Counts {
  const { numPassedTests, numFailedTests, stats } = (
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  ) as { numPassedTests?: number; numFailedTests?: number; stats?: { expected: number; unexpected: number } };
  const failed = numFailedTests ?? stats?.unexpected ?? 0;
  return { passed: numPassedTests ?? stats?.expected ?? 0, failed: died ? Math.max(1, failed) : failed };
}

const table: string[] = [];
function tell(content: ContentName, suite: string, { passed, failed }: Counts) {
  if (failed > 0) process.exitCode = 1;
  table.push(`${content.padEnd(8)}  ${suite.padEnd(7)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`);
}

function run(content: ContentName, [program = '', ...args]: string[], files: string[] = [], report = '') {
  console.log(`\n── ${content}: ${[program, ...args].join(' ')}${files.length > 0 ? `, ${files.length} files` : ''}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const show = (text: string) => process.stdout.write(text);
  return runIn({ folder: scratch, port: '4399', env, show }, program, ...args, ...files);
}

/** Whether the content is valid and the site can be built from it. */
async function prepare(content: ContentName): Promise<boolean> {
  writeContent(await contents[content](), join(scratch, 'content-fallback'));
  for (const file of ['src/publish/documents/content-check.ts', 'src/publish/build.ts'])
    if ((await run(content, ['node', file])).failed) return false;
  return true;
}

async function test(content: ContentName, suite: Suite) {
  const mine = filesOf[suite].filter(
    (file) => isRun(content, file) && (wanted.length === 0 || wanted.some((part) => file.includes(part))),
  );
  if (mine.length === 0) return;
  const report = join(reports, `${content}-${suite}.json`);
  const command =
    suite === 'site'
      ? ['playwright', 'test', '--project=site', '--reporter=list,json', `--output=${resolve('test-results', content)}`]
      : ['vitest', 'run', `--project=${suite}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { failed } = await run(content, [...command, ...withoutTitles(suite, content)], mine, report);
  tell(content, suite, countsIn(report, failed));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
copySources(scratch);
for (const content of asked) {
  const isReady = await prepare(content);
  tell(content, 'build', { passed: Number(isReady), failed: Number(!isReady) });
  if (isReady) for (const suite of suites) await test(content, suite);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\ncontent   suite    passed  failed\n${table.join('\n')}`);
