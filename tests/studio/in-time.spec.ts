import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { follow } from '../../src/publish/host/serve.ts';
import { openPort } from '../../studio/open-port.ts';
import { expect, test } from './staff.ts';

const hour = 3_600_000;
const notice = 'Kantor kami tutup hari ini. Transfer diperiksa besok.';

/** The site as it is built from what the Studio has published, at an address of its own. */
test('a notice and new terms keep their time on a built page, and in a tab that stays open', async ({
  page,
  studio,
}) => {
  const { lake } = studio;
  const [now, until] = [Date.now(), Date.now() + hour];
  const start = new Date(now + 40 * 24 * hour + 7 * hour).toISOString().slice(0, 10);
  const today = new Date(now + 7 * hour).toISOString().slice(0, 10);
  const terms = lake.store.get('termsPage') as unknown as { sections: { heading: string }[] };
  const coming = [
    {
      _key: 'a',
      announced: today,
      from: start,
      sections: [{ ...terms.sections[0], _key: 'b', heading: 'Isi yang baru' }],
    },
  ];
  const document = {
    _id: 'pengumuman',
    _type: 'notice',
    text: notice,
    tone: 'plain',
    from: new Date(now - hour).toISOString(),
    until: new Date(until).toISOString(),
  };
  const answer = await fetch(`${lake.url}/v2026-10-01/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer lokal', 'content-type': 'application/json' },
    body: JSON.stringify({
      mutations: [{ create: document }, { patch: { id: 'termsPage', set: { coming } } }],
    }),
  });
  expect(answer.ok).toBe(true);

  const out = await mkdtemp(join(tmpdir(), 'site-'));
  const content = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' };
  const env = { ...process.env, ...content, SANITY_API_HOST: lake.url, OUT_DIR: out };
  await promisify(execFile)('node', ['src/publish/build.ts'], { env });
  const port = await openPort(0);
  port.answerWith(follow(out));

  await page.clock.install({ time: now });
  await page.goto(`${port.url}/pricing`);
  const band = page.getByRole('complementary', { name: 'Pengumuman' });
  await expect(band.getByText(notice)).toBeVisible();
  await page.clock.fastForward(hour);
  await expect(page.getByText(notice)).toBeHidden();
  await page.goto(`${port.url}/pricing`);
  await expect(page.getByText(notice)).toBeHidden();

  const midnight = Date.parse(`${start}T00:00:00+07:00`);
  await page.clock.setSystemTime(midnight - 1000);
  await page.goto(`${port.url}/terms`);
  const old = page.getByRole('heading', { level: 2, name: /^1\. / }).first();
  await expect(old).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Halaman ini berubah mulai');
  await expect(page.getByRole('heading', { name: '1. Isi yang baru' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('note')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['1. Isi yang baru']);
  port.close();
  await rm(out, { recursive: true });
});
