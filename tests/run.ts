import { spawn } from 'node:child_process';

/**
 * `npm test`: types, lint, rules, built files and the stories about money, fast ones first, in some two minutes. With
 * `--all`, as CI runs it, also every other story, the Studio, breakdowns, nginx and Mozilla's scanner. Prints the
 * output of each suite, the last lines of each failed one again, a table of times and, last, the sum `N passed, N
 * failed`. A failing install or build stops the run; other suites run even if an earlier one failed. Exit code 1 when
 * anything failed.
 */
interface Step {
  name: string;
  command: string[];
  stopsRun?: boolean;
}

const all = process.argv.includes('--all');

/** Stories to run on every change: money, navigation, and that nothing leaves the browser. */
const everyChange = ['give', 'donation', 'confirmation', 'errors', 'shell-route', 'watch', 'late-sections'];
const stories: Step = {
  name: 'browser',
  command: [
    ...['playwright', 'test', '--project=site', '--reporter=list'],
    ...(all ? [] : everyChange.map((name) => `tests/journeys/${name}.spec.ts`)),
  ],
};
const built: Step = { name: 'output', command: ['vitest', 'run', '--project', 'output'] };

/** The lanes of one line run at the same time, because one alone leaves a core idle. The first prints as it goes. */
const steps: Step[][][] = [
  [
    // vitest's own choice leaves one of two cores idle.
    [{ name: 'unit', command: ['vitest', 'run', '--project', 'unit', '--maxWorkers=100%'] }],
    [
      // Types and lint read the Studio's packages too.
      { name: 'studio packages', command: ['node', 'studio/install.ts'], stopsRun: true },
      { name: 'types', command: ['tsc', '-p', '.'] },
      { name: 'types at the browser floor', command: ['tsc', '-p', 'tsconfig.browser.json'] },
      { name: 'studio types', command: ['tsc', '-p', 'studio'] },
    ],
  ],
  [
    [{ name: 'build', command: ['node', 'src/publish/build.ts'], stopsRun: true }],
    [
      { name: 'lint', command: ['oxlint', '--type-aware'] },
      { name: 'format', command: ['oxfmt', '--check'] },
      { name: 'unused', command: ['knip'] },
    ],
  ],
  all
    ? [
        // One after the other: beside each other they slow down the stories of staff, the longest lane.
        [built, stories],
        // Stories of staff run one after the other on one dataset.
        [{ name: 'studio browser', command: ['playwright', 'test', '--project', 'studio'] }],
        // Breakdowns mostly wait for time limits.
        [
          { name: 'studio', command: ['vitest', 'run', '--project', 'studio'] },
          { name: 'resilience', command: ['vitest', 'run', '--project', 'resilience'] },
          { name: 'served', command: ['vitest', 'run', '--project', 'served'] },
        ],
      ]
    : [[stories], [built]],
];

const env = { ...process.env, FORCE_COLOR: '0' };

// oxlint-disable-next-line no-control-regex -- colour codes
const plain = (text: string) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

function run({ command }: Step, show: (text: string) => void): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      show(chunk.toString());
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** vitest prints `Tests  3 failed | 120 passed (123)`; Playwright `3 failed` and `57 passed (1.2m)` on own lines. */
function count(output: string, code: number) {
  const lines = plain(output).split('\n');
  const summary =
    lines.findLast((line) => /^\s+Tests\s/.test(line)) ??
    lines.filter((line) => /^\s+\d+ (passed|failed|did not run|interrupted)/.test(line)).join(' ');
  const sum = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const passed = sum('passed');
  const failed = sum('failed') + sum('interrupted') + sum('did not run');
  if (passed + failed === 0) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const total = { passed: 0, failed: 0 };
/** The last lines of failed suites, printed again at the end, where they are easy to find. */
const endings: string[] = [];
/** A line for each suite: its time and what passed. */
const times: string[] = [];

/** Runs a suite; true when the run may go on. Its output is shown as it comes, or comes back in `held`. */
async function take(step: Step, held?: string[]): Promise<boolean> {
  const { name, command, stopsRun = false } = step;
  const started = performance.now();
  const title = `\n── ${name}: ${command.join(' ')}\n`;
  if (!held) process.stdout.write(title);
  const { code, output } = await run(step, (text) => !held && process.stdout.write(text));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed } = count(output, code);
  total.passed += passed;
  total.failed += failed;
  const result = failed === 0 ? 'ok' : `${failed} failed`;
  if (failed > 0) endings.push(`\n── ${name} failed:\n${plain(output).trimEnd().split('\n').slice(-40).join('\n')}`);
  if (failed > 0 && held) console.log(`── ${name} failed after ${seconds} s; its lines follow`);
  held?.push(title + output);
  const line = `── ${name}: ${result}, ${seconds} s\n`;
  if (held) held.push(line);
  else process.stdout.write(line);
  times.push(`${seconds.padStart(7)} s  ${String(passed).padStart(5)}  ${name}${failed === 0 ? '' : `: ${result}`}`);
  return failed === 0 || !stopsRun;
}

/** Runs the suites of a lane one after the other. */
async function drive(lane: Step[], held?: string[]): Promise<boolean> {
  for (const step of lane) if (!(await take(step, held))) return false;
  return true;
}

for (const lanes of steps) {
  const held: string[] = [];
  const ended = await Promise.all(lanes.map((lane, index) => drive(lane, index === 0 ? undefined : held)));
  process.stdout.write(held.join(''));
  if (ended.includes(false)) break;
}
for (const ending of endings) console.log(ending);
console.log(`\n   time  passed  suite; those of one step run beside each other\n${times.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
