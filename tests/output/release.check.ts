import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/publish/manifest.ts';
import { hashesOf } from '../hashes.ts';
import { run } from '../program.ts';
import { contentServer } from '../publish/content-server.ts';
import { releasable, releaseEnv, withValue } from '../publish/releasable.ts';
import { servingBuild } from '../publish/serving.ts';

// Real releases, each in its own process.
const root = mkdtempSync(join(tmpdir(), 'release-'));
const sanity = await contentServer();
afterAll(() => {
  sanity.close();
  rmSync(root, { recursive: true });
});

const first = join(root, 'first');
const second = join(root, 'second');

test('a good release passes, and the same content gives the same bytes', { timeout: 240_000 }, async () => {
  const { code, output } = await sanity.release(first);
  expect(code, output).toBe(0);
  // Built in a time zone where it may still be the previous year.
  const again = await sanity.release(second, { TZ: 'America/Los_Angeles' });
  expect(again.code, again.output).toBe(0);
  const files = hashesOf(first);
  expect(Object.keys(files).length).toBeGreaterThan(150);
  expect(hashesOf(second)).toEqual(files);
  expect(readFileSync(join(first, 'donation-confirmation.html'), 'utf8')).not.toContain('Situs contoh');
});

test('a refused release prints every reason, exits with 1 and keeps the site', async () => {
  const before = hashesOf(first);
  sanity.documents = withValue('paket-pro', 'placeholder', true);
  const { code, output } = await sanity.release(first, { SITE_URL: 'http://localhost:4173' });
  sanity.documents = releasable;
  expect(code).toBe(1);
  expect(output).toMatch(/Rilis ditolak, \d+ alasan\. Tidak ada yang diterbitkan\./);
  for (const reason of ['Setelan SITE_URL', 'Dokumen plan (paket-pro), isian placeholder: dokumen ini masih ditandai'])
    expect(output).toContain(reason);
  expect(output).toContain('Staff see these reasons in the Studio if SANITY_STATUS_TOKEN is set.');
  expect(hashesOf(first)).toEqual(before);
});

test('what waits keeps its last state, everything else goes public, nothing stops', async () => {
  const withLead = withValue('aboutPage', 'hero.lead', 'Telepon 0812-4829-1370.');
  const withPrice = withValue('paket-pro', 'price', 60_000, withLead);
  sanity.documents = withValue('bankAccount', 'number', '7000419264', withPrice);
  const third = join(root, 'third');
  const { code, output } = await sanity.release(third, { LAST_RELEASE: await servingBuild(first) });
  sanity.documents = releasable;
  expect(code, output).toBe(0);
  const read = (file: string) => readFileSync(join(third, file), 'utf8');
  expect(read('pricing.html')).toContain('Rp60.000');
  const held = ['about.html', 'content/confirmation.json', 'content/about.json'];
  expect(held.map(read).join()).not.toMatch(/0812-4829|7000419264/);
  expect(JSON.parse(read('build.json'))).toMatchObject({
    waiting: [
      expect.stringMatching(/^rekening, nama lembaga, dan kontak: /),
      expect.stringMatching(/^halaman Tentang: /),
    ],
    changes: [
      { title: 'Harga dan ongkos', lines: ['Harga paket, paket “Pro”: Rp29.000 → Rp60.000'] },
      { title: 'Berubah', lines: ['paket “Pro”'] },
    ],
  });
});

test('before the first release the one approval is asked for, and printed', async () => {
  const { code, output } = await sanity.release(join(root, 'none'), { APPROVED_PAYEES: '' });
  expect([code, output]).toEqual([1, expect.stringContaining(`APPROVED_PAYEES=${releaseEnv.APPROVED_PAYEES}\n`)]);
});

test('payee:fingerprint prints the approvals that a release asks for, and what changed', async () => {
  const show = (settings: NodeJS.ProcessEnv) =>
    run('src/publish/payee-approvals.ts', [], { ...sanity.settings, ...settings });
  const { output } = await show({ SITE_URL: releaseEnv.SITE_URL });
  expect(output).toContain(`APPROVED_PAYEES=${releaseEnv.APPROVED_PAYEES}\n`);
  expect(output).toContain('bankAccount number: 7000419263');
  sanity.documents = withValue('donationPage', 'hero.title', 'Donasi dan wakaf');
  const approvals = [releaseEnv.APPROVED_PAYEES, 'a'.repeat(64)];
  const changed = await show({ ...releaseEnv, OUT_DIR: first, APPROVED_PAYEES: approvals.join() });
  sanity.documents = releasable;
  expect(changed.output).toMatch(
    /halaman Donasi: BELUM disetujui\n {2}donationPage hero\.title:\n {2}- .+\n {2}\+ Donasi/,
  );
  const setting = changed.output.split('APPROVED_PAYEES=')[1];
  // The second approval is that of the donation page, which shows until the new text is released.
  expect(setting).toContain(releaseEnv.APPROVED_PAYEES.split(',')[1]);
  expect(setting).not.toContain(approvals[1]);
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
