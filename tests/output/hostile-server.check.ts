import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileServer, modes, type Mode } from '../publish/hostile-server.ts';

/**
 * Real builds, each in a process of its own with the time limits of every day, from a server on a socket that does what
 * servers do at their worst. Each must end within a minute, with a sentence, and leave the output as it was.
 */
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const outDir = join(root, 'site');
afterAll(() => rmSync(root, { recursive: true }));

interface Ended {
  code: number | null;
  said: string;
  seconds: number;
}

function build(settings: NodeJS.ProcessEnv): Promise<Ended> {
  const started = performance.now();
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, OUT_DIR: outDir, NODE_COMPILE_CACHE: join(root, 'compiled'), ...settings };
  const child = spawn(process.execPath, ['src/publish/build.ts'], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, said, seconds: (performance.now() - started) / 1000 })),
  );
}

async function against(mode: Mode): Promise<Ended> {
  const { url, server } = await hostileServer(mode);
  const place = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' };
  const ended = await build({ ...place, SANITY_API_HOST: url });
  server.close();
  return ended;
}

beforeAll(async () => {
  const { code, said } = await build({});
  expect(code, said).toBe(0);
}, 400_000);

function expectRefused(name: string, { code, said, seconds }: Ended, { says }: Mode): void {
  expect(code, `${name}: ${said}`).toBe(1);
  expect(said, name).toMatch(says);
  expect(said, `${name}: source and remedy`).toMatch(/(Sanity|Dataset|Dokumen)[\s\S]*(Periksa|Hapus|Buat ulang)/);
  expect(said, `${name}: a sentence, no stack`).not.toMatch(/^\s+at /m);
  expect(seconds, name).toBeLessThan(60);
}

test('thirty modes and more: what answers at once', { timeout: 300_000 }, async () => {
  const before = readdirSync(outDir, { recursive: true }).length;
  const quick = Object.entries(modes).filter(([, { isSlow }]) => !isSlow);
  expect(Object.keys(modes).length).toBeGreaterThanOrEqual(30);
  for (const [name, mode] of quick) expectRefused(name, await against(mode), mode);
  expect(readdirSync(outDir, { recursive: true }).length).toBe(before);
});

test('and what keeps a build waiting, all at the same time', { timeout: 180_000 }, async () => {
  const slow = Object.entries(modes).filter(([, { isSlow }]) => isSlow);
  const ended = await Promise.all(slow.map(([, mode]) => against(mode)));
  for (const [index, [name, mode]] of slow.entries()) expectRefused(name, ended[index] as Ended, mode);
  expect(readdirSync(outDir)).toContain('index.html');
});
