import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Report } from './report.ts';

/** Seconds of a build in its own process. Another `code` counts as changed code; another `year` changes every page. */
async function build(root: string, code: number, year: number): Promise<number> {
  const env = {
    CI: '',
    OUT_DIR: join(root, 'site'),
    VITE_BENCH: `${process.pid}-${code}`,
    SOURCE_DATE_EPOCH: String(Date.UTC(year, 5) / 1000),
  };
  const started = performance.now();
  execFileSync(process.execPath, ['src/publish/build.ts'], { env: { ...process.env, ...env }, stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Measures builds after a change of code and, in turn, builds after a change of content alone. */
export async function builds(report: Report): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'builds-'));
  let [code, year] = [0, 1990];
  const { whole, content } = await report.inTurn({
    whole: () => build(root, ++code, ++year),
    content: () => build(root, code, ++year),
  });
  await rm(root, { recursive: true });
  report.row('full build, s', median(whole), { atMost: 6 });
  report.row('content-only build, s', median(content), { atMost: 2 });
}
