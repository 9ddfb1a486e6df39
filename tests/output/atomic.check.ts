import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { pageList } from '../../src/build/page-list.ts';
import { contentSecurityPolicy } from '../../src/build/security-headers.ts';

/** Real builds in processes of their own; each has a year of its own, which stands on every page. */
const root = mkdtempSync(join(tmpdir(), 'atomic-'));
const outDir = join(root, 'site');
afterAll(() => rmSync(root, { recursive: true }));

let year = 1980;

function startBuild(): { child: ChildProcess; ended: Promise<number | null> } {
  year += 1;
  const env = {
    ...process.env,
    CI: '',
    OUT_DIR: outDir,
    SOURCE_DATE_EPOCH: String(Date.UTC(year, 5) / 1000),
    NODE_COMPILE_CACHE: join(root, 'compiled'), // many builds are started here
  };
  const child = spawn(process.execPath, ['src/build/build.ts'], { env, stdio: 'ignore' });
  return { child, ended: new Promise((resolve) => child.on('exit', resolve)) };
}

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const shownYear = (html: string) => Number(/© (\d{4})/.exec(html)?.[1]);

/** What a page asks for by itself, its content included. */
function filesOf(html: string): string[] {
  const index = /id="content-index">(.*?)</.exec(html)?.[1] ?? '{}';
  const contents = Object.entries(JSON.parse(index) as Record<string, string>);
  const named = html.match(/\/(?:assets|fonts|images)\/[\w.-]+\.\w+/g) ?? [];
  return [...new Set(named), ...contents.map(([name, hash]) => `/content/${name}.${hash}.json`)];
}

/** Every page of one build, with all that it names, under the policy of that build. */
function expectWhole(note: string) {
  const pages = pageList.map(({ file }) => read(file));
  expect(new Set(pages.map(shownYear)).size, `${note}: pages of different builds`).toBe(1);
  const files = [...new Set(pages.flatMap(filesOf))];
  expect(files.length).toBeGreaterThan(60);
  const missing = files.filter((file) => !existsSync(join(outDir, file)));
  expect(missing, note).toEqual([]);
  const [policy = ''] = /(?<=Content-Security-Policy: ).*/.exec(read('_headers')) ?? [];
  const hashes = contentSecurityPolicy(pages).match(/'sha256-[^']+'/g) ?? [];
  expect(
    hashes.filter((hash) => !policy.includes(hash)),
    note,
  ).toEqual([]);
}

/**
 * A visitor who opens the page all the time, and then asks for what it names: nothing may ever be missing, but
 * content of a build that was replaced meanwhile (src/build/output.ts says why).
 */
async function visitUntil(done: Promise<unknown>): Promise<void> {
  const visit = new AbortController();
  void done.then(() => visit.abort());
  while (!visit.signal.aborted) {
    const html = read('index.html');
    await wait(2);
    const missing = filesOf(html).filter((file) => !existsSync(join(outDir, file)));
    const replaced = missing.length > 0 && read('index.html') !== html;
    expect(missing.filter((file) => !replaced || !file.startsWith('/content/'))).toEqual([]);
  }
}

test('kill -9 at twenty moments: the output is always one whole build', { timeout: 240_000 }, async () => {
  expect(await startBuild().ended).toBe(0);
  const started = performance.now();
  expect(await startBuild().ended).toBe(0);
  const duration = performance.now() - started;
  let finished = 0;
  for (let round = 0; round < 20; round += 1) {
    // Half of them towards the end, where the output is put in place.
    const delay = duration * (round % 2 ? Math.random() : 0.75 + Math.random() * 0.4);
    const { child, ended } = startBuild();
    await visitUntil(Promise.race([ended, wait(delay)]));
    child.kill('SIGKILL');
    if ((await ended) === 0) finished += 1;
    expectWhole(`killed after ${Math.round(delay)} of ${Math.round(duration)} ms`);
  }
  expect(finished).toBeLessThan(20);
  expect(await startBuild().ended).toBe(0);
  expect(shownYear(read('index.html'))).toBe(year);
  expect(readdirSync(join(root, '.site')).length, 'dead builds are swept').toBeLessThanOrEqual(2);
});
