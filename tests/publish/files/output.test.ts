import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutput, publish, sweep } from '../../../src/publish/files/output.ts';
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
  await writeFile(join(output.folder, '_headers'), `/*\n  X-Build: ${text}\n`);
  return output;
}
async function build(text: string) {
  const output = await writeBuild(text);
  await publish(output);
  await sweep(output);
}
const shown = () => readFile(join(outDir, 'index.html'), 'utf8');

test('a build replaces the one before whole, also on a running server, and leaves nothing beside it', async () => {
  await build('one');
  const origin = await servingBuild(outDir);
  const served = async () => {
    const response = await fetch(origin);
    return [response.headers.get('X-Build'), await response.text()];
  };
  expect(await served()).toEqual(['one', 'one']);
  await build('two');
  expect(await served()).toEqual(['two', 'two']);
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
