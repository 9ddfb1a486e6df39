import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownPayeeProblems } from '../../src/publish/gates/shown-payee.ts';
import { siteProblems } from '../../src/publish/live-check.ts';
import { type Manifest, readSite } from '../../src/publish/manifest.ts';
import { run } from '../program.ts';
import { servingBuild } from '../publish/serving.ts';
import { contentServer, type ContentServer } from '../publish/content-server.ts';
import { approvalsOf, releasable, releaseEnv, asStaffMakeIt, withValue } from '../publish/releasable.ts';

/** Real releases, each in its own process. */
const root = mkdtempSync(join(tmpdir(), 'release-'));
let sanity: ContentServer;
beforeAll(async () => {
  sanity = await contentServer();
});
afterAll(() => {
  sanity.close();
  rmSync(root, { recursive: true });
});

const release: ContentServer['release'] = (...args) => sanity.release(...args);

/** Hash of every file of a site, by path. Leaves out the reason of a refused release, which is written beside the site. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file !== 'build-error.json' && statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

const first = join(root, 'first');
const second = join(root, 'second');

test('a good release passes, and the same content gives the same bytes', { timeout: 120_000 }, async () => {
  const { code, said } = await release(first);
  expect(code, said).toBe(0);
  expect(said).toMatch(/^Release from sanity/);
  // On a machine elsewhere, whose year may be another.
  const again = await release(second, { TZ: 'America/Los_Angeles' });
  expect(again.code, again.said).toBe(0);
  const files = hashes(first);
  expect(Object.keys(files).length).toBeGreaterThan(150);
  expect(hashes(second)).toEqual(files);
  expect(readFileSync(join(first, 'donation-confirmation.html'), 'utf8')).not.toContain('Situs contoh');
  // Without a note of the publisher there is no star.
  expect(readFileSync(join(first, 'index.html'), 'utf8')).not.toContain('role="note"');
  const packages = readFileSync(`${first}.cdx.json`, 'utf8');
  expect(packages).toMatch(/pkg:npm\/%40chakra-ui\/react@3\.[\d.]+",[^}]+"alg":"SHA-512","content":"[\da-f]{128}"/);
  expect(readFileSync(`${second}.cdx.json`, 'utf8')).toBe(packages);
});

test('what staff add is released: notices, announced terms, more of each list', { timeout: 60_000 }, async () => {
  sanity.documents = asStaffMakeIt();
  // After another one, whose code it takes over.
  symlinkSync(readlinkSync(first), join(root, 'timed'));
  const { code, said } = await release(join(root, 'timed'), { APPROVED_PAYEES: approvalsOf(sanity.documents) });
  sanity.documents = releasable;
  expect(code, said).toBe(0);
  expect(readFileSync(join(root, 'timed', 'index.html'), 'utf8')).toContain('<p>Catatan dari penerbit.</p>');
  const terms = readFileSync(join(root, 'timed', 'terms.html'), 'utf8');
  expect(terms).toContain('data-from="2026-11-20T00:00:00Z" data-until="2036-12-20T17:00:00.000Z"');
  expect(terms).toContain('data-until="2027-01-01T00:00:00+07:00"');
});

test('a refusal says every reason, ends with 1 and leaves the site as it was', { timeout: 60_000 }, async () => {
  const before = hashes(first);
  sanity.documents = withValue('homePage', 'hero.lead', 'Rek. 1234 5678 90');
  const { code, said } = await release(first, { SITE_URL: 'http://localhost:4173' });
  sanity.documents = releasable;
  expect(code).toBe(1);
  expect(said).toMatch(/Rilis ditolak, \d+ alasan\. Tidak ada yang diterbitkan\./);
  for (const reason of ['Setelan SITE_URL', 'Dokumen homePage, isian hero.lead: teks ini memuat 1234 5678 90'])
    expect(said).toContain(reason);
  expect(hashes(first)).toEqual(before);
});

test('an amount that changed by more than half needs an approval', { timeout: 180_000 }, async () => {
  const before = hashes(first);
  sanity.documents = withValue('paket-pro', 'price', 60_000, withValue('kota-medan', 'ratePerKg', 59_000));
  const { code, said } = await release(first);
  const [fingerprint = ''] = /[\da-f]{64}/.exec(said.slice(said.indexOf('Rilis ditolak'))) ?? [];
  expect(code).toBe(1);
  expect(said).toMatch(
    /Rilis ditolak, 1 alasan.*\n.*Dokumen plan \(paket-pro\), isian price: .*dari Rp29\.000 menjadi Rp60\.000/,
  );
  expect(hashes(first)).toEqual(before);
  const third = join(root, 'again');
  symlinkSync(readlinkSync(first), third);
  const approved = await release(third, { APPROVED_PRICES: fingerprint });
  expect(approved.code, approved.said).toBe(0);
  sanity.documents = releasable;
  const unread = await release(third, { LAST_RELEASE: 'http://127.0.0.1:1' });
  expect([unread.code, unread.said]).toEqual([
    1,
    expect.stringContaining('Setelan LAST_RELEASE: http://127.0.0.1:1: rilis terakhir tidak dapat dibaca'),
  ]);
});

test('another Node than that of the lockfile releases nothing', async () => {
  const other = join(root, 'node');
  copyFileSync(process.execPath, other);
  const { code, said } = await run('src/publish/release.ts', [], { ...releaseEnv, ...sanity.settings }, other);
  expect([code, said]).toEqual([1, expect.stringContaining('is not the Node of the lockfile. Run npm ci')]);
});

test('payee:fingerprint prints what a release asks for', async () => {
  const { said } = await run('src/publish/payee-approvals.ts', [], sanity.settings);
  expect(said).toContain(`APPROVED_PAYEES=${releaseEnv.APPROVED_PAYEES}\n`);
  expect(said).toContain('bankAccount number: 7000419263');
  sanity.documents = withValue('donationPage', 'hero.title', 'Donasi dan wakaf');
  const changed = await run('src/publish/payee-approvals.ts', [], {
    ...sanity.settings,
    OUT_DIR: first,
    APPROVED_PAYEES: `${releaseEnv.APPROVED_PAYEES},${'a'.repeat(64)}`,
  });
  sanity.documents = releasable;
  expect(changed.said).toMatch(
    /halaman Donasi, berubah sejak rilis terakhir: BELUM disetujui\n {2}donationPage hero\.title: /,
  );
  expect(changed.said).toMatch(/\[-.+-\]/);
  expect(changed.said).toContain(`hapus dari APPROVED_PAYEES:\n  ${'a'.repeat(64)}`);
  // What the site shows stays approved until the new text is out.
  expect(changed.said).toContain(releaseEnv.APPROVED_PAYEES.split(',')[1]);
});

describe('the live site, each night', () => {
  const manifest = () => JSON.parse(readFileSync(`${second}.manifest.json`, 'utf8')) as Manifest;
  const check = (args: string[], settings: NodeJS.ProcessEnv = releaseEnv) =>
    run('src/publish/live-check.ts', args, { ...sanity.settings, OUT_DIR: join(root, 'none'), ...settings });

  /** Changes files of the live site, looks, and puts them back. Null removes one. */
  async function changed<Found>(changes: Record<string, Buffer | null>, look: (site: string) => Promise<Found>) {
    const before = Object.keys(changes).map(
      (file) => [file, existsSync(join(second, file)) && readFileSync(join(second, file))] as const,
    );
    const put = (file: string, bytes: Buffer | null | false) =>
      bytes ? writeFileSync(join(second, file), bytes) : rmSync(join(second, file), { force: true });
    for (const [file, bytes] of Object.entries(changes)) put(file, bytes);
    try {
      return await look(await servingBuild(second));
    } finally {
      for (const [file, bytes] of before) put(file, bytes);
    }
  }

  const addressOf = (path: string) =>
    path === '404.html' ? '/tidak-ada-di-sini' : `/${path.replace(/\.br$/, '').replace(/(?:^index)?\.html$/, '')}`;
  const oneBitOff = (path: string) => {
    const isCompressed = path.endsWith('.br');
    const file = readFileSync(join(second, path));
    const bytes = isCompressed ? brotliDecompressSync(file) : file;
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    return isCompressed ? brotliCompressSync(bytes) : bytes;
  };
  const edited = (file: string, from: string, to: string) => {
    const text = readFileSync(join(second, file), 'utf8');
    expect(text).toContain(from);
    return { [file]: Buffer.from(text.replaceAll(from, to)), [`${file}.br`]: null };
  };

  test('equals the manifest of its release', async () => {
    const { code, said } = await check([await servingBuild(second), '--manifest', `${second}.manifest.json`]);
    expect([code, said]).toEqual([0, expect.stringContaining('sama dengan yang dirilis')]);
    expect(manifest().files.length).toBeGreaterThan(100);
  });

  test.each([
    ['as it is', (path: string) => !path.endsWith('.br')],
    ['compressed', (path: string) => path.endsWith('.br')],
  ])('one bit of each file, %s: all are found, and nothing else', { timeout: 60_000 }, async (_name, isOne) => {
    const built = readdirSync(second, { recursive: true, encoding: 'utf8' });
    // The page of unknown addresses is never sent compressed; of the two settings files only hosts read.
    const unread = /^(?:_headers|nginx\.conf|404\.html\.br)$/;
    const files = built.filter((path) => isOne(path) && !unread.test(path) && statSync(join(second, path)).isFile());
    const kinds = new Set(files.map((path) => /\.\w+(?:\.br)?$/.exec(path)?.[0]));
    expect(kinds.size).toBeGreaterThan(4);
    const flipped = files.map((path) => [path, oneBitOff(path)] as const);
    const found = await changed(Object.fromEntries(flipped), (site) => siteProblems(site, manifest()));
    const names = new Set(found.map((line) => line.slice(0, line.indexOf(': '))));
    expect([...names].toSorted()).toEqual(files.map(addressOf).toSorted());
  });

  test('the payee alone can be checked', async () => {
    const payee = async (changes: Record<string, Buffer | null>) =>
      changed(changes, async (site) => (await shownPayeeProblems(readSite(site), releaseEnv)).join('\n'));
    expect(await payee({})).toBe('');
    for (const file of ['donation-confirmation.html', 'content/confirmation.json'])
      expect(await payee(edited(file, '7000419263', '7000419264'))).toContain('Bank Syariah Indonesia 7000419264');
  });
});
