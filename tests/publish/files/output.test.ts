import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../../src/publish/documents/content-errors.ts';
import { openOutput, publish, sweep } from '../../../src/publish/files/output.ts';
import { publishError } from '../../../src/publish/publish-error.ts';
import { servingBuild } from '../serving.ts';

let root: string;
let outDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
  outDir = join(root, 'site');
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a build whose files hold `text`, without publishing it. */
async function writeBuild(text: string) {
  const output = await openOutput(outDir);
  for (const file of ['index.html', '404.html', `${text}.js`]) await writeFile(join(output.folder, file), text);
  const open = '/build-error.json\n  Access-Control-Allow-Origin: *\n';
  await writeFile(join(output.folder, '_headers'), `/*\n  X-Build: ${text}\n\n${open}`);
  return output;
}
async function build(text: string) {
  const output = await writeBuild(text);
  await publish(output);
  await sweep(output);
}
const shown = () => readFile(join(outDir, 'index.html'), 'utf8');

test('a build replaces the one before whole, and leaves nothing beside it', async () => {
  await build('one');
  await build('two');
  expect((await readdir(outDir)).toSorted()).toEqual(['404.html', '_headers', 'index.html', 'two.js']);
  expect(await readdir(root)).toEqual(['site']);
});

test('a build that was not published changes nothing and leaves nothing', async () => {
  await build('one');
  await sweep(await writeBuild('two'));
  expect(await shown()).toBe('one');
  expect(await readdir(root)).toEqual(['site']);
});

test('the next build removes what a killed build left, but not what a running one is writing', async () => {
  const [killed, running] = ['.site.new-1-x', '.site.new-2-x'];
  for (const name of [killed, running]) await mkdir(join(root, name, 'site'), { recursive: true });
  await utimes(join(root, killed), 0, 0);
  await build('one');
  expect((await readdir(root)).toSorted()).toEqual([running, 'site']);
});

interface Report {
  problems: { text: string }[];
}

const rule = (remedy: string) => ({ kind: 'rule', values: { remedy } }) as const;

test('why a build failed is served beside the site, to every origin, until the next good build', async () => {
  await publishError(outDir, new ContentError([rule('Isi harga')])); // without a site nothing is written
  await build('one');
  const origin = await servingBuild(outDir);
  const get = async () => {
    const response = await fetch(`${origin}/build-error.json`);
    const { problems = [] } = (response.ok ? await response.json() : {}) as Partial<Report>;
    const texts = problems.map(({ text }) => text).join(' ');
    return `${response.status} ${response.headers.get('access-control-allow-origin')} ${texts}`;
  };
  expect(await get()).toBe('404 * ');
  await publishError(outDir, new ContentError([rule('Isi harga'), rule('Isi nama')]));
  expect(await get()).toBe('200 * Isi harga. Isi nama.');
  expect(await shown()).toBe('one');
  await build('two');
  expect(await get()).toBe('404 * ');
});

test('the served reason has no long number, no address of a machine and no technical message', async () => {
  await build('one');
  const served = async (error: Error) => {
    await publishError(outDir, error);
    return (JSON.parse(await readFile(join(outDir, 'build-error.json'), 'utf8')) as Report).problems[0]?.text;
  };
  const pasted = 'Isian text: 0811-0041-9263 bukan telepon. Gagal di http://127.0.0.1:3900/v1 dan 10.0.0.7:443';
  expect(await served(new ContentError([rule(pasted)]))).toBe('Isian text: …263 bukan telepon. Gagal di … dan ….');
  // What an editor should type stays.
  expect(await served(new ContentError([rule('Awali dengan https://')]))).toBe('Awali dengan https://.');
  const technical = await served(new Error('ENOENT /home/staf/rahasia'));
  expect(technical).toMatch(/^Kesalahan teknis, bukan karena konten\./);
  expect(technical).not.toContain('rahasia');
});

test.each(['.', 'thesis', 'thesis/ten-years.txt'])('%s is not a build: it is refused and stays', async (path) => {
  const file = join(root, 'thesis/ten-years.txt');
  await mkdir(join(root, 'thesis'));
  await writeFile(file, 'x');
  await expect(openOutput(path === '.' ? path : join(root, path))).rejects.toThrow(
    'holds something that is not a build',
  );
  expect(await readFile(file, 'utf8')).toBe('x');
});

test('an empty folder is replaced, and missing parent folders are created', async () => {
  await mkdir(outDir);
  await build('one');
  expect(await shown()).toBe('one');
  outDir = join(root, 'a/b/site');
  await build('two');
  expect(await shown()).toBe('two');
});
