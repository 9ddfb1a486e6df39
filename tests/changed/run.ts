import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { planFor } from './plan.ts';

/**
 * `npm run test:changed`, or `-- COMMIT`: what the changes since that commit touch (without one, since the last), also
 * those that are not committed. Prints what it leaves to `npm test`. Exit code 1 when anything failed.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const since = positionals[0] ?? 'HEAD';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(1);
  }
  return stdout.split('\n').filter(Boolean);
}

const changed = [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
const { unit, build, stories, titles, studio } = planFor(changed);

const commands: string[][] = [
  ...(unit
    ? [
        ['tsc', '-p', '.'],
        ['oxlint'],
        ['oxfmt', '--check'],
        ['vitest', 'run', '--project', 'unit', '--changed', since, '--passWithNoTests'],
        // They read files that they do not import.
        ['vitest', 'run', '--project', 'unit', 'tests/house', 'tests/docs', 'tests/words', 'tests/protocol'],
      ]
    : []),
  ...(studio
    ? [
        ['node', 'studio/install.ts'],
        ['tsc', '-p', 'studio'],
        ['vitest', 'run', '--project', 'studio'],
      ]
    : []),
  ...(build
    ? [
        ['node', 'src/publish/build.ts'],
        ['vitest', 'run', '--project', 'output'],
      ]
    : []),
  ...(stories.length > 0 ? [['playwright', 'test', '--project', 'site', ...stories]] : []),
  ...(titles.length > 0 ? [['playwright', 'test', '--project', 'site', '--grep', ` (${titles.join('|')}): `]] : []),
];

console.log(changed.length > 0 ? `Changed since ${since}: ${changed.join(', ')}` : `Nothing changed since ${since}.`);
for (const [program = '', ...args] of commands) {
  console.log(`\n── ${[program, ...args].join(' ')}`);
  if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}
if (studio) console.log('\nNot run: the stories of staff (npx playwright test --project studio).');
