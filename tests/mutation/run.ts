import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { rooms } from './rooms.ts';

/**
 * `npm run mutate`, or `-- gates host`: changes the sources of each room (rooms.ts) in one place after the other and
 * runs its unit tests. Names every change that they let pass. Exit code 1 when a room notices less than 90 %.
 * `--quick` leaves out what is read once, as a file is loaded: each such change costs all tests of the room.
 */
const bar = 90;
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: String(availableParallelism()) },
    quick: { type: 'boolean', default: false },
  },
});
const unknown = asked.filter((name) => !(name in rooms));
if (unknown.length > 0) throw new Error(`No room is called ${unknown.join(', ')}: ${Object.keys(rooms).join(', ')}`);

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const folder = '.cache/mutation';
const table: string[] = [];
mkdirSync(folder, { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(rooms)) {
  const { sources = [], tests = [], without = [] } = rooms[name] ?? {};
  const report = `${folder}/${name}.json`;
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/stryker.vitest.ts', related: false },
    mutate: sources,
    mutator: { excludedMutations: without },
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: report },
    concurrency: Number(values.concurrency),
    ignoreStatic: values.quick,
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: '.cache/mutants',
    ignorePatterns: ['dist', '.dist', '.cache', 'reports', 'studio/{node_modules,dist,.content-server}'],
  };
  writeFileSync(`${folder}/config.json`, JSON.stringify(config));
  const env = { ...process.env, MUTATION_TESTS: tests.join('\n') };
  if (spawnSync('stryker', ['run', `${folder}/config.json`], { stdio: 'inherit', env }).status !== 0) {
    process.exitCode = 1;
    table.push(`${name}: did not run`);
    continue;
  }
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter((mutant) => statuses.includes(mutant.status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const score = (100 * noticed) / all;
  if (score < bar) process.exitCode = 1;
  table.push(`${name}: ${noticed} of ${all} noticed, ${score.toFixed(1)} %`);
}
console.log(table.join('\n'));
