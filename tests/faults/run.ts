import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Ended, copySources, runIn } from '../scratch.ts';
import { type Fault, faults, stale } from './faults.ts';

/**
 * `npm run faults`, or `-- --only 3,7,20-29`: puts one small fault after the other into a copy of the site, builds it
 * where that is needed, and runs what ought to notice. Says what noticed, the score, and every fault that nothing
 * noticed. Exit code 1 below 95 %, or when the list does not fit the sources any more. About 20 s a fault.
 */
const scratch = resolve('.cache/faults');
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const chosen = new Set(
  (values.only ?? `1-${faults.length}`).split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }),
);

const run = (program: string, ...args: string[]) => runIn({ folder: scratch, port: '4299' }, program, ...args);

/** The first test that failed, as the suite names it; Playwright lists those that it broke off among the others. */
const failedTest = ({ output }: Ended) =>
  /✘.*?\[\w+\] › (.*) \(/.exec(output)?.[1] ?? /^ *FAIL +(?:\|\w+\| )?(.*)$/m.exec(output)?.[1];

/** Who notices the fault that now stands in the copy; null when nobody does. */
async function noticed({ units, checks, stories, title }: Fault): Promise<string | null> {
  const suites: (() => Promise<Ended>)[] = [];
  if (units.length > 0) suites.push(() => run('vitest', 'run', '--project', 'unit', '--bail', '1', ...units));
  if (checks.length + stories.length > 0) suites.push(() => run('node', 'src/publish/build.ts'));
  if (checks.length > 0) suites.push(() => run('vitest', 'run', '--project', 'output', '--bail', '1', ...checks));
  const only = title ? ['--grep', title] : [];
  const quick = ['--max-failures', '1', '--reporter', 'list'];
  if (stories.length > 0)
    suites.push(() => run('playwright', 'test', '--project', 'site', ...quick, ...only, ...stories));
  for (const suite of suites) {
    const ended = await suite();
    if (/No tests found/.test(ended.output)) throw new Error(`No story is called “${title}”`);
    if (!ended.failed) continue;
    const test = failedTest(ended);
    // A copy that cannot be built or tested says nothing about the tests.
    if (!test) console.log(ended.output.trim().split('\n').slice(-20).join('\n'));
    return test ?? null;
  }
  return null;
}

const old = stale(faults);
for (const line of old) console.error(`The list is old: ${line}`);
copySources(scratch);
const isOld = ({ number, name }: Fault) => old.some((line) => line.startsWith(`${number} ${name}:`));
const asked = faults.filter((fault) => chosen.has(fault.number) && !isOld(fault));
const survivors: string[] = [];
for (const fault of asked) {
  const file = join(scratch, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(fault.from, () => fault.to),
  );
  const by = await noticed(fault);
  writeFileSync(file, text);
  if (by === null) survivors.push(`${fault.number} ${fault.name} (${fault.file})`);
  console.log(by === null ? `SURVIVED ${fault.number} ${fault.name}` : `noticed  ${fault.number} ${fault.name}: ${by}`);
}
rmSync(scratch, { recursive: true, force: true });
const score = (100 * (asked.length - survivors.length)) / asked.length;
for (const survivor of survivors) console.log(`Nothing notices: ${survivor}`);
console.log(`${asked.length - survivors.length} of ${asked.length} faults noticed, ${score.toFixed(1)} %`);
process.exitCode = score < 95 || old.length > 0 ? 1 : 0;
