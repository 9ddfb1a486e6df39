import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishError } from '../../../src/publish/publish-error.ts';
import { ContentError } from '../../../src/publish/documents/content-errors.ts';
import { carryOver, discard, openOutput, publish } from '../../../src/publish/files/output.ts';
import { servingBuild } from '../serving.ts';

let root: string;
let outDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
  outDir = join(root, 'site');
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a build whose files hold `text`, without publishing it. */
async function writeBuild(text: string, asFolder = false) {
  const output = await openOutput(outDir, asFolder);
  for (const part of ['assets', 'content', 'fonts', 'images']) await mkdir(join(output.folder, part));
  for (const file of ['index.html', '404.html', `assets/${text}.js`, `content/${text}.json`])
    await writeFile(join(output.folder, file), text);
  const open = '/build-error.json\n  Access-Control-Allow-Origin: *\n';
  await writeFile(join(output.folder, '_headers'), `/*\n  X-Build: ${text}\n\n${open}`);
  await carryOver(output);
  return output;
}
const build = async (text: string, asFolder = false) => publish(await writeBuild(text, asFolder));
const shown = () => readFile(join(outDir, 'index.html'), 'utf8');

test('a build that was not published changes nothing and leaves nothing', async () => {
  await build('one');
  await discard(await writeBuild('two'));
  expect(await shown()).toBe('one');
  expect((await readdir(join(root, '.site'))).length).toBe(1);
});

test('the next build removes what a killed build left, but not what a running one is writing', async () => {
  const [running, ended] = [`${process.ppid}-x`, '4194999-x']; // No process has an id as high as the second.
  const earlierWithSameId = `${process.pid}-x`;
  for (const name of [running, ended, earlierWithSameId])
    await mkdir(join(root, '.site', name, 'site'), { recursive: true });
  await build('one');
  const builds = await readdir(join(root, '.site'));
  expect(builds).toContain(running);
  expect(builds).not.toContain(ended);
  expect(builds).not.toContain(earlierWithSameId);
});

test('an asset is kept for one more build; old content, with its old prices, is not', async () => {
  await build('one');
  await build('two');
  expect((await readdir(join(outDir, 'assets'))).toSorted()).toEqual(['one.js', 'two.js']);
  expect(await readdir(join(outDir, 'content'))).toEqual(['two.json']);
  await build('three');
  expect((await readdir(join(outDir, 'assets'))).toSorted()).toEqual(['three.js', 'two.js']);
});

test('after rm -rf of the output, the next build keeps nothing of the old one', async () => {
  await build('one');
  await rm(outDir, { recursive: true });
  await build('two');
  expect(await shown()).toBe('two');
  expect(await readdir(join(outDir, 'assets'))).toEqual(['two.js']);
});

test('on request the output is a real folder, also after a second build', async () => {
  await build('one', true);
  await build('two', true);
  expect((await lstat(outDir)).isDirectory()).toBe(true);
  expect(await shown()).toBe('two');
});

interface Report {
  problems: { text: string }[];
}

const rule = (remedy: string) => ({ kind: 'rule', values: { remedy } }) as const;

test('why a build failed is served beside the site, to every origin, until the next good build', async () => {
  await publishError(outDir, new ContentError([rule('Isi harga.')])); // without a site nothing is written
  await build('one');
  const origin = await servingBuild(outDir);
  const get = async () => {
    const response = await fetch(`${origin}/build-error.json`);
    const { problems = [] } = (response.ok ? await response.json() : {}) as Partial<Report>;
    const texts = problems.map(({ text }) => text).join(' ');
    return `${response.status} ${response.headers.get('access-control-allow-origin')} ${texts}`;
  };
  expect(await get()).toBe('404 * ');
  await publishError(outDir, new ContentError([rule('Isi harga.'), rule('Isi nama.')]));
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
  const pasted = 'Isian text: 0811-0041-9263 bukan telepon. Gagal di http://127.0.0.1:3900/v1 dan 10.0.0.7:443.';
  expect(await served(new ContentError([rule(pasted)]))).toBe('Isian text: …263 bukan telepon. Gagal di … dan ….');
  // What an editor should type stays.
  expect(await served(new ContentError([rule('Awali dengan https://.')]))).toBe('Awali dengan https://.');
  const technical = await served(new Error('ENOENT /home/staf/rahasia'));
  expect(technical).toMatch(/^Kesalahan teknis, bukan karena konten\./);
  expect(technical).not.toContain('rahasia');
});

test('a folder that is not a build is refused and stays, such as that of this program', async () => {
  await expect(openOutput('.')).rejects.toThrow('holds something that is not a build');
  await mkdir(outDir);
  await writeFile(join(outDir, 'thesis.txt'), 'ten years');
  await expect(build('one')).rejects.toThrow('holds something that is not a build');
  expect(await readdir(outDir)).toEqual(['thesis.txt']);
});

test('an empty folder is replaced, a file is not, and missing parent folders are created', async () => {
  await mkdir(outDir);
  await build('one');
  expect(await shown()).toBe('one');
  const file = join(root, 'file');
  await writeFile(file, 'x');
  await expect(openOutput(file)).rejects.toThrow('holds something that is not a build');
  const { folder, asFolder } = await openOutput(join(root, 'a/b/site'));
  expect([(await lstat(folder)).isDirectory(), asFolder]).toEqual([true, false]);
});

test('a link in place of the builds’ folder is refused, and what it leads to stays', async () => {
  const other = join(root, 'other');
  await mkdir(join(other, '1-x'), { recursive: true });
  await symlink(other, join(root, '.site'));
  await expect(build('one')).rejects.toThrow('is a link or a file');
  expect(await readdir(other)).toEqual(['1-x']);
});

test('a link that leads the output elsewhere is replaced, not followed', async () => {
  const other = join(root, 'other');
  await mkdir(other);
  await symlink(other, outDir);
  await build('one');
  expect(await readdir(other)).toEqual([]);
  expect(await readlink(outDir)).toMatch(/^\.site\//);
});

test.each(['assets/link.js', 'images/folder', 'link.html'])(
  'a link inside a build, %s, is never published',
  async (path) => {
    const output = await writeBuild('one');
    await symlink('/etc', join(output.folder, path));
    await expect(publish(output)).rejects.toThrow('is a link, not a file');
  },
);
