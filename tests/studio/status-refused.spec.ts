import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { requestListener } from '../../src/publish/host/serve.ts';
import { hashesOf } from '../hashes.ts';
import { releasable, releaseEnv } from '../publish/releasable.ts';
import { builtFrom } from './live-site.ts';
import { expect, expectReason, field, go, mutate, open, publish, test } from './staff.ts';

/** Nothing listens at this address. */
const nobody = 'http://127.0.0.1:9';
const noPicture = { _type: 'reference', _ref: 'image-a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0-1x1-png', _weak: true };

/** The change that is refused, the server that the release reads, the reason that staff read, the field of its link. */
const refusals: [string, { id: string; set: object; host?: string; says: RegExp; opens?: (page: Page) => Locator }][] =
  [
    [
      'a placeholder',
      {
        id: 'siteSettings',
        set: { placeholder: true },
        says: /masih ditandai sebagai data contoh/,
        opens: (page) => page.getByRole('checkbox', { name: 'Masih data contoh' }),
      },
    ],
    [
      'a link that leads nowhere',
      {
        id: 'tim-penerjemah',
        set: { image: { _type: 'image', alt: 'Mushaf', asset: noPicture } },
        says: /rujukan ke .* tidak ada/i,
        opens: (page) => page.getByRole('textbox', { name: 'Teks pengganti gambar' }),
      },
    ],
    [
      'a content server that does not answer',
      { id: 'homePage', set: { 'hero.title': 'Judul baru' }, host: nobody, says: /tidak dapat dibaca.*bangun ulang/s },
    ],
  ];

test('a refused release says why and leaves the site as it was; then one says what waits for approval', async ({
  page,
  studio,
}) => {
  test.setTimeout(300_000);
  const { server, site } = studio;
  const root = await mkdtemp(join(tmpdir(), 'live-'));
  const outDir = join(root, 'site');
  const release = (host = server.url) => {
    const env = { ...builtFrom(host, outDir), ...releaseEnv };
    return promisify(execFile)(process.execPath, ['src/publish/release.ts'], { env });
  };
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

  for (const [what, { id, set, host, says, opens }] of refusals) {
    await test.step(what, async () => {
      const before = server.store.get(id);
      await mutate(studio, [{ patch: { id, set } }]);
      await expect(release(host)).rejects.toMatchObject({ code: 1 });
      await look();
      await expect(verdict('failed')).toContainText(says);
      // Neither an account number nor the address of the server.
      await expect(verdict('failed')).not.toContainText(/\d{8}|127\.0\.0\.1/);
      const link = verdict('failed').getByRole('listitem').filter({ hasText: says }).getByRole('link');
      if (opens) {
        await link.first().click();
        await page.getByTestId('form-view').waitFor();
        await expect(opens(page)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(id));
      } else await expect(link).toHaveCount(0);
      expect(hashesOf(outDir)).toEqual(shown);
      await mutate(studio, [{ createOrReplace: before ?? {} }]);
    });
  }

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
