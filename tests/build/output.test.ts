import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishError } from '../../src/build/build-error.ts';
import { ContentError } from '../../src/build/content-errors.ts';
import { carryOver, discard, openOutput, publish } from '../../src/build/output.ts';
import { serve } from '../../src/build/serve.ts';

let root: string;
let outDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
  outDir = join(root, 'site');
  vi.stubEnv('CI', '');
});
afterEach(() => rm(root, { recursive: true }));

async function make(text: string) {
  const output = await openOutput(outDir);
  for (const part of ['assets', 'content', 'fonts', 'images']) await mkdir(join(output.folder, part));
  for (const file of ['index.html', '404.html', `assets/${text}.js`, `content/${text}.json`])
    await writeFile(join(output.folder, file), text);
  const open = '/build-error.json\n  Access-Control-Allow-Origin: *\n';
  await writeFile(join(output.folder, '_headers'), `/*\n  X-Build: ${text}\n\n${open}`);
  await carryOver(output);
  return output;
}
const build = async (text: string) => publish(await make(text));
const shown = () => readFile(join(outDir, 'index.html'), 'utf8');

test('a build that was not published changes nothing and leaves nothing', async () => {
  await build('one');
  await discard(await make('two'));
  expect(await shown()).toBe('one');
  expect((await readdir(join(root, '.site'))).length).toBe(1);
});

test('what a dead build left is swept, what another is making is not', async () => {
  await mkdir(join(root, '.site', `${process.ppid}-x`, 'site'), { recursive: true });
  await mkdir(join(root, '.site', '4194999-x', 'site'), { recursive: true }); // above every process id
  await build('one');
  const builds = await readdir(join(root, '.site'));
  expect(builds).toContain(`${process.ppid}-x`);
  expect(builds).not.toContain('4194999-x');
});

test('an asset lives for one more build and no longer; old content, with its old prices, for none', async () => {
  await build('one');
  await build('two');
  expect((await readdir(join(outDir, 'assets'))).toSorted()).toEqual(['one.js', 'two.js']);
  expect(await readdir(join(outDir, 'content'))).toEqual(['two.json']);
  await build('three');
  expect((await readdir(join(outDir, 'assets'))).toSorted()).toEqual(['three.js', 'two.js']);
});

test('a link is removed by rm -rf like any folder, and the next build stands alone', async () => {
  await build('one');
  await rm(outDir, { recursive: true });
  await build('two');
  expect(await shown()).toBe('two');
  expect(await readdir(join(outDir, 'assets'))).toEqual(['two.js']);
});

test('a real folder of an older version gives way', async () => {
  await mkdir(outDir);
  await writeFile(join(outDir, 'index.html'), 'old');
  await build('one');
  expect(await shown()).toBe('one');
});

test('under CI the output is a real folder, also the second time', async () => {
  vi.stubEnv('CI', 'true');
  await build('one');
  await build('two');
  expect((await lstat(outDir)).isDirectory()).toBe(true);
  expect(await shown()).toBe('two');
});

test('the local server follows to the next build, and keeps serving when the link is gone', async () => {
  await build('one');
  const server = await serve(outDir, 0);
  const address = server.address() as { port: number };
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`);
    return `${response.status} ${response.headers.get('x-build')} ${await response.text()}`;
  };
  expect(await get('/')).toBe('200 one one');
  await build('two');
  expect(await get('/')).toBe('200 two two');
  expect(await get('/assets/one.js')).toBe('200 two one');
  expect(await get('/nowhere')).toBe('404 two two');
  await rm(outDir);
  expect(await get('/')).toBe('200 two two');
  server.close();
});

test('why a build failed is served beside the site, to every origin, until the next good build', async () => {
  await publishError(outDir, new ContentError(['Isi harga.'])); // no site, no place: nothing happens
  await build('one');
  const server = await serve(outDir, 0);
  const address = server.address() as { port: number };
  const get = async () => {
    const response = await fetch(`http://127.0.0.1:${address.port}/build-error.json`);
    const { message } = (response.ok ? await response.json() : {}) as { message?: string };
    return `${response.status} ${response.headers.get('access-control-allow-origin')} ${message}`;
  };
  expect(await get()).toBe('404 * undefined');
  await publishError(outDir, new ContentError(['Isi harga.', 'Isi nama.']));
  expect(await get()).toBe('200 * Isi harga.\nIsi nama.');
  await publishError(outDir, new Error('ENOENT /home/staf/rahasia'));
  expect(await get()).toMatch(/^200 \* Galat teknis, bukan karena konten\./);
  expect(await get()).not.toContain('rahasia');
  expect(await shown()).toBe('one');
  await build('two');
  expect(await get()).toBe('404 * undefined');
  server.close();
});
