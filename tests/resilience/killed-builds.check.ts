import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import {
  contentSecurityPolicy,
  headersFor,
  notFoundPath,
  parseHeadersFile,
} from '../../src/publish/host/security-headers.ts';
import { buildFolder } from '../build-folder.ts';

// Each build runs in its own process and with its own year, which every page shows.
const { root, outDir } = buildFolder();

let year = 1980;

function startBuild(): { child: ChildProcess; ended: Promise<number | null> } {
  year += 1;
  const env = {
    ...process.env,
    CI: '',
    OUT_DIR: outDir,
    SOURCE_DATE_EPOCH: String(Date.UTC(year, 5) / 1000),
    NODE_COMPILE_CACHE: join(root, 'compiled'), // this file starts many builds
  };
  const child = spawn(process.execPath, ['src/publish/build.ts'], { env, stdio: 'ignore' });
  return { child, ended: new Promise((resolve) => child.on('exit', resolve)) };
}

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const shownYear = (html: string) => Number(/© (\d{4})/.exec(html)?.[1]);

/** The files that a page requests by itself, its content included. */
function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|content|fonts|images)\/[\w.-]+\.\w+/g))];
}

/** Expects that all pages come from one build, with every file they name, under the policy of that build. */
function expectWholeBuild(note: string) {
  const pages = pageList.map(({ file }) => read(file));
  expect(new Set(pages.map(shownYear)).size, `${note}: pages of different builds`).toBe(1);
  const files = [...new Set(pages.flatMap(filesOf))];
  expect(files.length).toBeGreaterThan(60);
  const missing = files.filter((file) => !existsSync(join(outDir, file)));
  expect(missing, note).toEqual([]);
  const rules = parseHeadersFile(read('_headers'));
  const notCovered = pageList.filter(({ file, url }, index) => {
    const policy = headersFor(rules, file === notFoundPath.slice(1) ? notFoundPath : url)['Content-Security-Policy'];
    const hashes = contentSecurityPolicy(pages[index] ?? '').match(/'sha256-[^']+'/g) ?? [];
    return hashes.length < 3 || hashes.some((hash) => !policy?.includes(hash));
  });
  expect(notCovered, note).toEqual([]);
}

/** Opens the page again and again, until `done`, and expects that no file which it names is missing. */
async function visitUntil(done: Promise<unknown>): Promise<void> {
  const visit = new AbortController();
  void done.then(() => visit.abort());
  while (!visit.signal.aborted) {
    const html = read('index.html');
    await wait(2);
    expect(filesOf(html).filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
  }
}

test('after kill -9 at ten moments the output is one whole build each time', { timeout: 240_000 }, async () => {
  expect(await startBuild().ended).toBe(0);
  const started = performance.now();
  expect(await startBuild().ended).toBe(0);
  const duration = performance.now() - started;
  let finished = 0;
  for (let round = 0; round < 10; round += 1) {
    // Half of them near the end, when the output is put in place.
    const delay = duration * (round % 2 ? Math.random() : 0.75 + Math.random() * 0.4);
    const { child, ended } = startBuild();
    await visitUntil(Promise.race([ended, wait(delay)]));
    child.kill('SIGKILL');
    if ((await ended) === 0) finished += 1;
    expectWholeBuild(`killed after ${Math.round(delay)} of ${Math.round(duration)} ms`);
  }
  expect(finished).toBeLessThan(10);
  expect(await startBuild().ended).toBe(0);
  expect(shownYear(read('index.html'))).toBe(year);
  // The published build, and the one before it, which the next build removes.
  expect(readdirSync(join(root, '.site')).length, 'dead builds are swept').toBeLessThanOrEqual(2);
});

test('two builds at once both succeed, and the output is one of them, whole', { timeout: 120_000 }, async () => {
  const both = [startBuild(), startBuild()];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  expectWholeBuild('after two builds at once');
  expect([year - 1, year]).toContain(shownYear(read('index.html')));
});
