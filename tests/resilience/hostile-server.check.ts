import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, run } from '../program.ts';
import { hostileServer, modes, type Mode } from './hostile-server.ts';

/**
 * Real builds, each in a process of its own with the time limits of every day, from a server on a socket that does what
 * servers do at their worst. Each must end within a minute, with a sentence, and leave the output as it was.
 */
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const outDir = join(root, 'site');
afterAll(() => rmSync(root, { recursive: true }));

const build = (settings: NodeJS.ProcessEnv) =>
  run('src/publish/build.ts', [], { OUT_DIR: outDir, NODE_COMPILE_CACHE: join(root, 'compiled'), ...settings });

async function against(mode: Mode): Promise<Ended> {
  const { url, server } = await hostileServer(mode);
  const place = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' };
  const ended = await build({ ...place, SANITY_API_HOST: url });
  server.close();
  return ended;
}

const shown = () => readdirSync(outDir, { recursive: true, encoding: 'utf8' }).toSorted();

const ends = new Map<string, Ended>();
let before: string[];

/** Two at a time, the slow ones first: these mostly wait, and the others compute meanwhile. */
beforeAll(async () => {
  const { code, said } = await build({});
  expect(code, said).toBe(0);
  before = shown();
  const take = async ([name, mode]: [string, Mode]) => void ends.set(name, await against(mode));
  const slow = Object.entries(modes).filter(([, { isSlow }]) => isSlow);
  const quick = Object.entries(modes).filter(([, { isSlow }]) => !isSlow);
  const one = async (rest: typeof quick) => {
    for (let next = rest.pop(); next; next = rest.pop()) await take(next);
  };
  await Promise.all([...slow.map(take), one(quick), one(quick)]);
}, 400_000);

test('thirty modes and more', () => {
  expect(ends.size).toBe(Object.keys(modes).length);
  expect(ends.size).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(modes))('a content server that %s', (name, { says }) => {
  const { code, said, seconds } = ends.get(name) as Ended;
  expect(code, said).toBe(1);
  expect(said).toMatch(says);
  expect(said, 'source and remedy').toMatch(/(Sanity|Dataset|Dokumen)[\s\S]*(Periksa|Hapus|Buat ulang)/);
  expect(said, 'a sentence, no stack').not.toMatch(/^\s+at /m);
  expect(seconds).toBeLessThan(60);
});

test('and the output is as it was', () => {
  expect(shown()).toEqual(before);
});
