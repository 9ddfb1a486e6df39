import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/publish/manifest.ts';
import { hashesOf } from '../hashes.ts';
import { run } from '../program.ts';
import { servingBuild } from '../publish/serving.ts';
import { contentServer, type ContentServer } from '../publish/content-server.ts';
import { releasable, releaseEnv, withValue } from '../publish/releasable.ts';

// Real releases, each in its own process.
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

const first = join(root, 'first');
const second = join(root, 'second');

test('a good release passes, and the same content gives the same bytes', { timeout: 120_000 }, async () => {
  const { code, output } = await release(first);
  expect(code, output).toBe(0);
  expect(output).toMatch(/^Release from sanity/);
  // Built in a time zone where it may still be the previous year.
  const again = await release(second, { TZ: 'America/Los_Angeles' });
  expect(again.code, again.output).toBe(0);
  const files = hashesOf(first);
  expect(Object.keys(files).length).toBeGreaterThan(150);
  expect(hashesOf(second)).toEqual(files);
});

test('a release has no band of example content, no note that staff did not write, and a list of its packages', () => {
  expect(readFileSync(join(first, 'donation-confirmation.html'), 'utf8')).not.toContain('Situs contoh');
  expect(readFileSync(join(first, 'index.html'), 'utf8')).not.toContain('role="note"');
  const packages = readFileSync(`${first}.cdx.json`, 'utf8');
  expect(packages).toMatch(/pkg:npm\/%40chakra-ui\/react@3\.[\d.]+",[^}]+"alg":"SHA-512","content":"[\da-f]{128}"/);
  expect(readFileSync(`${second}.cdx.json`, 'utf8')).toBe(packages);
});

test('a refused release prints every reason, exits with 1 and keeps the site', { timeout: 60_000 }, async () => {
  const before = hashesOf(first);
  sanity.documents = withValue('homePage', 'hero.lead', 'Rek. 1234 5678 90');
  const { code, output } = await release(first, { SITE_URL: 'http://localhost:4173' });
  sanity.documents = releasable;
  expect(code).toBe(1);
  expect(output).toMatch(/Rilis ditolak, \d+ alasan\. Tidak ada yang diterbitkan\./);
  for (const reason of ['Setelan SITE_URL', 'Dokumen homePage, isian hero.lead: teks ini memuat 1234 5678 90'])
    expect(output).toContain(reason);
  expect(hashesOf(first)).toEqual(before);
});

test('an amount that changed by more than half needs an approval', { timeout: 120_000 }, async () => {
  const before = hashesOf(first);
  // Pro more than doubles; the rate of Medan was 40,000 and rises by less than half, so it is not a reason.
  sanity.documents = withValue('paket-pro', 'price', 60_000, withValue('kota-medan', 'ratePerKg', 59_000));
  const { code, output } = await release(first);
  expect(code).toBe(1);
  const refusal =
    /Rilis ditolak, 1 alasan.*\n.*Dokumen plan \(paket-pro\), isian price: .*dari Rp29\.000 menjadi Rp60\.000[^]*?([\da-f]{64})/;
  expect(output).toMatch(refusal);
  expect(hashesOf(first)).toEqual(before);
  // A copy of the site: the approved release replaces only this one, and `first` keeps its prices.
  const otherSite = join(root, 'again');
  cpSync(first, otherSite, { recursive: true });
  const approved = await release(otherSite, { APPROVED_PRICES: refusal.exec(output)?.[1] });
  sanity.documents = releasable;
  expect(approved.code, approved.output).toBe(0);
});

test('a release is refused where the last one cannot be read', async () => {
  const { code, output } = await release(first, { LAST_RELEASE: 'http://127.0.0.1:1' });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('Setelan LAST_RELEASE: http://127.0.0.1:1: rilis terakhir tidak dapat dibaca'),
  ]);
});

test('a release under another Node than that of the lockfile is refused', async () => {
  const other = join(root, 'node');
  copyFileSync(process.execPath, other);
  const { code, output } = await run('src/publish/release.ts', [], { ...releaseEnv, ...sanity.settings }, other);
  expect([code, output]).toEqual([1, expect.stringContaining('is not the Node of the lockfile. Run npm ci')]);
});

/** The second of the approvals is that of the donation page. */
const [, donationApproval] = releaseEnv.APPROVED_PAYEES.split(',');

test('payee:fingerprint prints the approvals that a release asks for', async () => {
  const { output } = await run('src/publish/payee-approvals.ts', [], sanity.settings);
  expect(output).toContain(`APPROVED_PAYEES=${releaseEnv.APPROVED_PAYEES}\n`);
  expect(output).toContain('bankAccount number: 7000419263');
  sanity.documents = withValue('donationPage', 'hero.title', 'Donasi dan wakaf');
  const changed = await run('src/publish/payee-approvals.ts', [], {
    ...sanity.settings,
    OUT_DIR: first,
    APPROVED_PAYEES: `${releaseEnv.APPROVED_PAYEES},${'a'.repeat(64)}`,
  });
  sanity.documents = releasable;
  expect(changed.output).toMatch(
    /halaman Donasi, berubah sejak rilis terakhir: BELUM disetujui\n {2}donationPage hero\.title: /,
  );
  expect(changed.output).toMatch(/\[-.+-\]/);
  expect(changed.output).toContain(`hapus dari APPROVED_PAYEES:\n  ${'a'.repeat(64)}`);
  // The texts of the current site stay approved until the new text is released.
  expect(changed.output).toContain(donationApproval);
});

test('the nightly check compares the live site with its release, file by file', async () => {
  const manifest = JSON.parse(readFileSync(`${second}.manifest.json`, 'utf8')) as Manifest;
  const addressOf = (file: string) =>
    file === '404.html' ? '/tidak-ada-di-sini' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
  // Compressed copies have no address of their own, and only hosts read the two files of settings.
  const files = Object.keys(hashesOf(second)).filter((file) => !/\.br$|^(?:_headers|nginx\.conf)$/.test(file));
  expect(manifest.files.map(({ path }) => path).toSorted()).toEqual(files.map(addressOf).toSorted());
  const args = [await servingBuild(second), '--manifest', `${second}.manifest.json`];
  const check = () => run('src/publish/live-check.ts', args, { ...releaseEnv, ...sanity.settings });
  expect(await check()).toMatchObject({ code: 0, output: expect.stringContaining('sama dengan yang dirilis') });
  writeFileSync(join(second, 'robots.txt'), 'Disallow: /');
  expect(await check()).toMatchObject({ code: 1, output: expect.stringMatching(/^\/robots\.txt: isinya/) });
});
