import { mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '../../src/publish/documents/read-content.ts';
import { readSettings } from '../../src/publish/settings.ts';
import { run } from '../program.ts';
import { hostileServer, modes } from './hostile-server.ts';

/**
 * Builds with the usual time limits read from servers that misbehave, on real sockets. Each attempt must end within a
 * minute, with a sentence.
 */
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const outDir = join(root, 'site');
symlinkSync(realpathSync('dist'), outDir); // whose code the first build takes over
afterAll(() => rmSync(root, { recursive: true }));

const settingsFor = (SANITY_API_HOST: string) => ({
  ...{ CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'contoh', SANITY_DATASET: 'production' },
  SANITY_API_HOST,
});

test.concurrent.each(Object.entries(modes))('a content server that %s', { timeout: 60_000 }, async (_name, mode) => {
  const { url, server } = await hostileServer(mode);
  const error = await readContent(readSettings(settingsFor(url), []), () => {}).catch((reason: Error) => reason);
  server.close();
  const { name, message } = error as Error;
  expect(name, message).toBe('ContentError');
  expect(message).toMatch(mode.says);
  expect(message, 'source and remedy').toMatch(/(Sanity|Dataset|Dokumen)[\s\S]*(Periksa|Hapus|Buat ulang)/);
});

test(
  'a build that cannot read content says so, exits with 1, and leaves the site as it was',
  { timeout: 120_000 },
  async () => {
    const build = (settings: NodeJS.ProcessEnv) => run('src/publish/build.ts', [], { OUT_DIR: outDir, ...settings });
    const shown = () => readdirSync(outDir, { recursive: true, encoding: 'utf8' }).toSorted();
    const { code: first, said: why } = await build({});
    expect(first, why).toBe(0);
    const before = shown();
    const { url, server } = await hostileServer({ answer: (socket) => socket.end() });
    const { code, said } = await build(settingsFor(url));
    server.close();
    expect(code, said).toBe(1);
    expect(said).toContain('Sanity');
    expect(said, 'a sentence, no stack').not.toMatch(/^\s+at /m);
    expect(shown()).toEqual(before);
  },
);
