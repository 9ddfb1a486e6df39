import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../../tests/chromium.ts';
import { messageText, statement } from '../../tests/studio/reconciliation-cases.ts';
import { writeStatement } from '../../tests/studio/statements.ts';
import { startStudio } from '../start.ts';

// This script takes the pictures of the handbook in the real Studio. Run `npx node studio/handbook/shots.ts`.
const folder = import.meta.dirname;
const data = await mkdtemp(join(tmpdir(), 'handbook-'));
const studio = await startStudio({
  ports: { server: 0, studio: 0 },
  outDir: join(data, 'studio'),
  dataDir: join(data, 'server'),
  preview: { port: 0, outDir: join(data, 'preview') },
});
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'id-ID', baseURL: studio.url });
await page.route(
  ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1',
  (route) => route.abort(),
);

const field = (path: string) => page.getByTestId(`field-${path}`);
const publish = page.getByRole('button', { name: 'Terbitkan', exact: true });

async function open(path: string) {
  await page.goto(`/structure/${path}`);
  await page.getByTestId('form-view').waitFor();
}

/** Takes one picture. `about` is the field that the picture is about. */
async function shoot(name: string, about?: string) {
  if (about) await field(about).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The interface fades in. Unlike a test, this script may wait for a fixed time.
  await page.waitForTimeout(1200);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 80 })
    .toFile(join(folder, `${name}.png`));
}

await open('donationPage');
await field('hero.title').waitFor();
await shoot('1-meja-kerja');

await open('daftar;plan;paket-pro');
await field('price').getByRole('textbox').fill('31000');
await publish.hover();
await shoot('2-ubah-harga', 'price');
await field('price').getByRole('textbox').fill('3100');
await shoot('3-peringatan', 'price');
await field('price').getByRole('textbox').fill('31000');

await page.goto('/intent/create/template=faq;type=faq/');
await field('question').getByRole('textbox').fill('Apakah ada versi untuk tablet?');
await field('answer').locator('[data-pt-editor]').click();
await page.keyboard.type('Ya, aplikasi yang sama berjalan di tablet Android.');
await shoot('4-tanya-jawab-baru');

await page.goto('/structure/daftar;faq');
await page.locator('[data-rfd-draggable-id]').first().waitFor();
await shoot('5-urutan-tanya-jawab');

await open('ketentuan;privacyPage');
await page.getByRole('tab', { name: 'Isi' }).click();
await field('sections').getByRole('button').filter({ hasText: /\S/ }).first().click();
await page.getByRole('dialog').locator('[data-pt-editor]').waitFor();
await shoot('6-halaman-ketentuan');

await open('homePage');
await page.getByRole('tab', { name: 'Galeri' }).click();
await field('gallery.items').getByRole('button').filter({ hasText: /\S/ }).first().click();
await page.getByRole('dialog').waitFor();
await shoot('7-ganti-gambar');

await open('bankAccount');
await field('number').getByRole('textbox').fill('7000000019');
await field('numberAgain').getByRole('textbox').fill('7000000019');
await page.waitForTimeout(2500);
await publish.click();
await page.getByRole('button', { name: 'Ya, terbitkan' }).waitFor();
await shoot('8-penjaga-rekening');

await page.goto(`/presentation/plan/paket-pro?preview=${encodeURIComponent('/pricing')}`);
const site = page.frameLocator('iframe');
await site.locator('[data-sanity]').first().waitFor({ timeout: 60_000 });
await site.getByText('Rp31.000', { exact: true }).scrollIntoViewIfNeeded();
await shoot('9-pratinjau');

await page.goto('/transfer');
const inTime = statement.toSorted((a, b) => a.day.localeCompare(b.day));
await page.getByRole('textbox', { name: 'Mutasi bank' }).fill(writeStatement(inTime));
await page.getByRole('textbox', { name: 'Pesan WhatsApp' }).fill(messageText);
await page.getByRole('tab', { name: /Perlu dilihat/ }).click();
await page.getByRole('button', { name: 'Bukan' }).nth(1).scrollIntoViewIfNeeded();
await shoot('10-cocokkan-transfer');

await browser.close();
await studio.close();
await rm(data, { recursive: true });
