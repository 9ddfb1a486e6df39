import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * `npm test`: every suite in order, fast first. Prints what each suite printed, the end of what each failed one
 * printed once more, and, last, the sum `N passed, N failed`. A failing static check or build stops the run; a failing suite does not hide
 * the next one. The last step fails on a row of tests/specification.ts without a test that passed. Exit
 * code 1 when anything failed.
 */
interface Step {
  name: string;
  command: string[];
  stopsRun?: boolean;
}

const reports = 'reports/tests';
/** Prints for people, and writes for tests/specification-passed.ts. */
const report = (suite: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${suite}.json`,
];

const steps: Step[] = [
  { name: 'unit', command: ['vitest', 'run', ...report('unit')] },
  // From here on the Studio's packages are needed: its types, its rules, its own stories.
  { name: 'studio packages', command: ['node', 'studio/install.ts'], stopsRun: true },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'studio types', command: ['tsc', '-p', 'studio'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip'] },
  { name: 'build', command: ['node', 'src/build/build.ts'], stopsRun: true },
  { name: 'output', command: ['vitest', 'run', '--config', 'vitest.output.config.ts', ...report('output')] },
  { name: 'studio', command: ['vitest', 'run', '--config', 'vitest.studio.config.ts'] },
  { name: 'studio browser', command: ['playwright', 'test', '-c', 'playwright.studio.config.ts'] },
  { name: 'browser', command: ['playwright', 'test', '--reporter=list,json'] },
  { name: 'specification', command: ['node', 'tests/specification-passed.ts'] },
];

const env = { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/browser.json` };

// oxlint-disable-next-line no-control-regex -- colour codes
const plain = (text: string) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

function run(command: string[]): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
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

// A suite that dies must not leave the report of an earlier run behind.
rmSync(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
/** A log of ten thousand lines hides what failed; its end is what people see. */
const endings: string[] = [];
for (const { name, command, stopsRun } of steps) {
  const started = performance.now();
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const { code, output } = await run(command);
  const { passed, failed } = count(output, code);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `── ${name}: ${failed === 0 ? 'ok' : `${failed} failed`}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (failed > 0) endings.push(`\n── ${name} failed:\n${plain(output).trimEnd().split('\n').slice(-40).join('\n')}`);
  if (failed > 0 && stopsRun) break;
}
for (const ending of endings) console.log(ending);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
