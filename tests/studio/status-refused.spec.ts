import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestListener } from '../../src/publish/host/serve.ts';
import { hashesOf } from '../hashes.ts';
import { releasable, releaseEnv } from '../publish/releasable.ts';
import { expect, expectReason, field, go, mutate, open, publish, test } from './staff.ts';

test('a refused release says why and leaves the site as it was; then one says what waits for approval', async ({
  page,
  studio,
}) => {
  test.setTimeout(300_000);
  const { server, site } = studio;
  const root = await mkdtemp(join(tmpdir(), 'live-'));
  const outDir = join(root, 'site');
  const env = {
    ...process.env,
    ...{ CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' },
    SANITY_API_HOST: server.url,
    OUT_DIR: outDir,
    ...releaseEnv,
  };
  const release = () => promisify(execFile)(process.execPath, ['src/publish/release.ts'], { env });
  const verdict = (state: string) => page.getByTestId(`status-${state}`);
  const look = () => go(page, '/status');

  const documents = releasable.filter(({ _type }) => _type !== 'sanity.imageAsset');
  await mutate(
    studio,
    documents.map(({ _updatedAt, ...document }) => ({ createOrReplace: document })),
  );
  await release();
  site.answerWith(requestListener(outDir));
  await look();
  await expect(verdict('live')).toBeVisible();
  const shown = hashesOf(outDir);

  await mutate(studio, [{ patch: { id: 'siteSettings', set: { placeholder: true } } }]);
  await expect(release()).rejects.toMatchObject({ code: 1 });
  await look();
  const refused = verdict('failed').getByRole('listitem').filter({ hasText: 'masih ditandai sebagai data contoh' });
  await refused.getByRole('link').click();
  await expect(page.getByRole('checkbox', { name: 'Masih data contoh' })).toBeVisible();
  await expect(page).toHaveURL(/siteSettings/);
  expect(hashesOf(outDir)).toEqual(shown);
  await mutate(studio, [{ patch: { id: 'siteSettings', set: { placeholder: false } } }]);

  await open(page, 'confirmationPage');
  await field(page, 'heading').getByRole('textbox').fill('Rincian transfer Anda');
  await publish(page, server.store, 'confirmationPage', /Rincian transfer Anda/);
  await mutate(studio, [
    { patch: { id: 'homePage', set: { 'hero.lead': 'Telepon 0812-4829-1370.' } } },
    { patch: { id: 'paket-pro', set: { price: 31_000 } } },
  ]);
  await release();
  await look();
  await expect(verdict('live')).toContainText('kecuali yang menunggu persetujuan');
  const lines = page.getByRole('listitem');
  for (const waiting of [
    'teks halaman Konfirmasi transfer: seperti rilis terakhir, karena belum disetujui',
    'halaman Beranda: seperti rilis terakhir, karena 081248291370 belum pernah tayang',
  ])
    await expect(lines.filter({ hasText: waiting })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Ringkasan rilis terakhir' });
  await expect(summary.getByRole('listitem')).toContainText(['Harga paket, paket “Pro”: Rp29.000 → Rp31.000']);
  // The form says so as well, without an error.
  await open(page, 'homePage');
  await expectReason(page, 'hero.lead', '081248291370 belum pernah tayang.');
  await rm(root, { recursive: true });
});
