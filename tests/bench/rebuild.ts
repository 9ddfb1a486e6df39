import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `node tests/bench/rebuild.ts`: how long a build takes after a change of code, and after a change of content, in turn,
 * each in its own process, medians of 5. The limits are in docs/testing.md#speed.
 */
const root = mkdtempSync(join(tmpdir(), 'rebuild-'));
const rounds = 5;

/** Returns seconds. Another `code` counts as changed code; another `year` changes the content of every page. */
function build(code: string, year: number): number {
  const started = performance.now();
  execFileSync(process.execPath, ['src/publish/build.ts'], {
    env: {
      ...process.env,
      CI: '',
      OUT_DIR: join(root, 'site'),
      VITE_BENCH: code,
      SOURCE_DATE_EPOCH: String(Date.UTC(year, 5) / 1000),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - started) / 1000;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const full: number[] = [];
const contentOnly: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const code = `${process.pid}-${round}`;
    full.push(build(code, 1990 + 2 * round));
    contentOnly.push(build(code, 1991 + 2 * round));
  }
} finally {
  rmSync(root, { recursive: true });
}
const [whole, part] = [median(full), median(contentOnly)];
console.log(`Full ${whole.toFixed(1)} s, content only ${part.toFixed(1)} s, ratio ${(whole / part).toFixed(1)}.`);
process.exitCode = whole <= 15 && part <= 2 ? 0 : 1;
