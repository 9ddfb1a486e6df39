import { rm } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { requestListener } from '../../src/publish/host/serve.ts';
import { openPort } from '../../studio/local-sanity/open-port.ts';
import { builtSite } from './live-site.ts';
import { draftSaved, expect, expectReason, field, go, open, publish, publishButton, test } from './staff.ts';

test.describe.configure({ mode: 'serial' });

const hour = 3_600_000;
const now = Date.now();
const notice = 'Kantor kami tutup hari ini. Transfer diperiksa besok.';

const jakarta = (options: Intl.DateTimeFormatOptions, locale = 'id-ID') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Jakarta', ...options });
/** `01/12/2026`, as the field shows a day. */
const day = (time: number) => jakarta({ day: '2-digit', month: '2-digit', year: 'numeric' }).format(time);
/** `01/12/2026 08:00`, as the field shows a moment. */
const moment = (time: number) => `${day(time)} ${jakarta({ timeStyle: 'short' }, 'sv-SE').format(time)}`;
const isoDay = (time: number) => jakarta({ dateStyle: 'short' }, 'sv-SE').format(time);
/** Whole minutes, because the field has no seconds. */
const noticeEnd = Math.ceil((now + hour) / 60_000) * 60_000;
const termsStart = now + 40 * 24 * hour;

async function enter(of: Locator, text: string) {
  await of.getByRole('textbox').fill(text);
  await of.getByRole('textbox').press('Enter');
}

test('a notice gets a period, whose end must be after its beginning', async ({ page, studio: { server } }) => {
  await go(page, '/intent/create/template=notice;type=notice/');
  await field(page, 'text').getByRole('textbox').fill(notice);
  await enter(field(page, 'from'), moment(now - hour));
  await enter(field(page, 'until'), moment(now - 2 * hour));
  await expectReason(page, 'until', 'Pilih waktu setelah waktu mulai.');
  await expect(publishButton(page)).toBeDisabled();
  await enter(field(page, 'until'), moment(noticeEnd));
  const id = () =>
    server.store
      .all()
      .find(({ text }) => text === notice)
      ?._id.replace('drafts.', '');
  await expect.poll(id).toBeDefined();
  await publish(page, server.store, id() ?? '', new RegExp(`"until":"${new Date(noticeEnd).toISOString()}"`));
});

test('coming terms must begin 30 days after their announcement', async ({ page, studio: { server } }) => {
  await open(page, 'ketentuan;termsPage');
  await page.getByRole('tab', { name: 'Isi' }).click();
  await field(page, 'coming').getByRole('button', { name: 'Tambah' }).click();
  const from = page.getByTestId(/^field-coming\[.+\]\.from$/);
  await enter(from, day(now + 10 * 24 * hour));
  await expectReason(page, /^field-coming.+\.from$/, 'Pilih hari paling cepat 30 hari setelah diumumkan.');
  await enter(from, day(termsStart));
  await page
    .getByTestId(/^field-coming\[.+\]\.sections$/)
    .getByRole('button', { name: 'Tambah' })
    .click();
  await page
    .getByTestId(/^field-coming.+\.heading$/)
    .getByRole('textbox')
    .fill('Isi yang baru');
  await page
    .getByTestId(/^field-coming.+\.body$/)
    .locator('[data-pt-editor]')
    .click();
  await page.keyboard.type('Begini mulai hari itu.');
  await draftSaved(server.store, 'termsPage', /Begini mulai hari itu\./);
  await page.keyboard.press('Escape');
  await publish(
    page,
    server.store,
    'termsPage',
    new RegExp(`(?=.*"from":"${isoDay(termsStart)}").*Begini mulai hari itu\\.`),
  );
});

test('the site built from both shows them in their time, also in a tab that stays open', async ({ page, studio }) => {
  const out = await builtSite(studio.server.url);
  const port = await openPort(0);
  port.answerWith(requestListener(out));

  await page.clock.install({ time: now });
  await page.goto(`${port.url}/pricing`);
  const band = page.getByRole('complementary', { name: 'Pengumuman' });
  await expect(band.getByText(notice)).toBeVisible();
  await page.clock.fastForward(noticeEnd - now);
  await expect(page.getByText(notice)).toBeHidden();
  await page.goto(`${port.url}/pricing`);
  await expect(page.getByText(notice)).toBeHidden();

  await page.clock.setSystemTime(Date.parse(`${isoDay(termsStart)}T00:00:00+07:00`) - 60_000);
  await page.goto(`${port.url}/terms`);
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / }).first()).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Halaman ini berubah mulai');
  await expect(page.getByRole('heading', { name: 'Isi yang baru' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('note')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toContainText('Isi yang baru');
  port.close();
  await rm(out, { recursive: true });
});
