import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../build-folder.ts';
import { hashesOf } from '../hashes.ts';

const { root, outDir } = buildFolder();

/** `year` is the year of the build, which changes every page, so that each is written. */
const settings = (year: number) => ({
  PATH: process.env.PATH,
  HOME: root,
  CI: '',
  OUT_DIR: outDir,
  SOURCE_DATE_EPOCH: String(Date.UTC(year, 5) / 1000),
});
const build = [process.execPath, 'src/publish/build.ts'];

function run([program = '', ...args]: readonly string[], year: number) {
  const { status, stdout, stderr } = spawnSync(program, args, { env: settings(year), encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

let publishedHashes: ReturnType<typeof hashesOf>;
beforeAll(() => {
  const { code, output } = run(build, 1990);
  expect(code, output).toBe(0);
  publishedHashes = hashesOf(outDir);
}, 120_000);

/** Expects the previous site unchanged, and only its build in `.site`, the folder of all builds. */
function expectUnharmed(folder: string): void {
  expect(hashesOf(join(folder, 'site'))).toEqual(publishedHashes);
  expect(readdirSync(join(folder, '.site')).length, 'the failed build is swept').toBe(1);
}

const namespace = ['--mount', '--map-root-user', 'sh', '-ec'];
const mayMount = spawnSync('unshare', [...namespace, 'mount -t tmpfs none /mnt']).status === 0;

test(
  'on a full disk a build fails with a message that says what to do, and the site stays',
  { timeout: 120_000 },
  () => {
    const [smallDisk, copy] = [join(root, 'small'), join(root, 'after')];
    mkdirSync(smallDisk);
    const kilobytes = Number(execFileSync('du', ['-sk', join(root, '.site')], { encoding: 'utf8' }).split('\t')[0]);
    // A disk in a mount namespace, with room for the good build and part of the next one. Where nothing may be mounted,
    // as in most containers, a limit on the size of files stops the same writes.
    const disk = mayMount
      ? `mount -t tmpfs -o size=${kilobytes + 1500}k none ${smallDisk}`
      : 'limit="prlimit --fsize=50000"';
    const script = [
      disk,
      `cp -a ${root}/.site ${root}/site ${smallDisk}`,
      `OUT_DIR=${smallDisk}/site $limit ${build.join(' ')} || code=$?`,
      `cp -a ${smallDisk} ${copy}`, // the mount ends with its namespace
      'exit $code',
    ].join('\n');
    const { code, output } = run(mayMount ? ['unshare', ...namespace, script] : ['sh', '-ec', script], 1991);
    expect(code, output).toBe(1);
    expect(output).toMatch(
      mayMount ? /the disk is full\. Free some space .* \(ENOSPC\)/ : /Raise the limit .* \(EFBIG\)/,
    );
    expect(output, 'a sentence, no stack').not.toMatch(/^\s+at /m);
    expectUnharmed(copy);
  },
);

test(
  'on a read-only disk a build fails with a message that says what to do, and the site stays',
  { timeout: 120_000 },
  () => {
    // Root may write anywhere unless these capabilities are taken away.
    const withoutPrivileges =
      process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];
    const folders = [root, join(root, '.site')];
    for (const folder of folders) chmodSync(folder, 0o555);
    const { code, output } = run([...withoutPrivileges, ...build], 1992);
    for (const folder of folders) chmodSync(folder, 0o755);
    expect(code, output).toBe(1);
    expect(output).toMatch(/may not write or read there\. Give the folder to the user, .* \(EACCES\)/);
    expect(output, 'a sentence, no stack').not.toMatch(/^\s+at /m);
    expectUnharmed(root);
  },
);

test('for an output path below a file the message says to choose another folder', () => {
  const OUT_DIR = join(root, 'site', 'index.html', 'site');
  const { status, stderr } = spawnSync(process.execPath, build.slice(1), {
    env: { ...settings(1993), OUT_DIR },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(1);
  expect(stderr).toContain('is a file, not a folder. Choose another folder with OUT_DIR (ENOTDIR).');
  expect(stderr, 'a sentence, no stack').not.toMatch(/^\s+at /m);
});

test('once the disk accepts files again, the next build is published', { timeout: 120_000 }, () => {
  const { code, output } = run(build, 1993);
  expect(code, output).toBe(0);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('© 1993');
});
