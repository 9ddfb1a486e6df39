import { draftSaved, expect, field, go, mutate, open, publish, publishButton, test } from './staff.ts';

/** Each story continues from what the last one published. */
test.describe.configure({ mode: 'serial' });

test('a page document can be published, and not deleted, copied or unpublished', async ({ page }) => {
  await open(page, 'homePage');
  await expect(publishButton(page)).toBeVisible();
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0);
});

test('a question is added and published, and dragged to the first place', async ({ page, studio }) => {
  const { store } = studio.server;
  const before = store.all().filter(({ _type }) => _type === 'faq').length;
  await go(page, '/intent/create/template=faq;type=faq/');
  await field(page, 'question').getByRole('textbox').fill('Apakah ada versi untuk tablet?');
  await field(page, 'answer').locator('[data-pt-editor]').click();
  await page.keyboard.type('Ya, aplikasi yang sama berjalan di tablet Android.');
  const added = () => store.all().find(({ question }) => question === 'Apakah ada versi untuk tablet?')?._id;
  await expect.poll(added).toBeDefined();
  const id = (added() ?? '').replace('drafts.', '');
  await draftSaved(store, id, /di tablet Android\./);
  // The Studio replaces the form of a new document once, and a press at that moment is lost.
  await expect(async () => {
    if (!store.get(id)) await publishButton(page).click({ timeout: 1000 });
    await expect.poll(() => store.get(id), { timeout: 3000 }).toBeDefined();
  }).toPass({ timeout: 30_000 });
  await expect(publishButton(page)).toBeDisabled();

  await go(page, '/structure/daftar;faq');
  const entries = page.locator('[data-rfd-draggable-id]');
  await expect(entries).toHaveCount(before + 1);
  // For a moment after a publication the list still holds the draft, whose rank cannot be stored any more.
  await expect(entries.last()).toHaveAttribute('data-rfd-draggable-id', id);
  const spoken = page.locator('[id^=rfd-announcement]');
  // The list is drawn once more after a publication, which drops the focus.
  await expect(async () => {
    await entries.last().focus();
    await page.keyboard.press('Space');
    await expect(spoken).toContainText('lifted an item', { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  for (let place = before; place > 0; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toContainText(`to position ${place}`);
  }
  await page.keyboard.press('Space');
  await expect(entries.first()).toContainText('tablet');
  const first = () =>
    store
      .all()
      .filter(({ _type }) => _type === 'faq')
      .toSorted((a, b) => (String(a.orderRank) < String(b.orderRank) ? -1 : 1))[0]?._id;
  await expect.poll(first).toBe(id);
  await expect(page.getByText('Urutan langsung tayang: Tanya jawab di Harga')).toBeVisible();
});

test('a person can be hidden without being deleted, and the list shows that', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;teamMember;tim-penyunting');
  const shown = page.getByRole('checkbox', { name: 'Tampilkan di situs' });
  // By force, because the drawn switch covers the checkbox.
  await expect(shown).toBeEnabled();
  await shown.uncheck({ force: true });
  await publish(page, server.store, 'tim-penyunting', /"visible":false/);
  await expect(page.locator('[data-rfd-draggable-id=tim-penyunting]')).toContainText('Tidak tampil di situs');
});

test('a new plan has its place in the table before it has a name', async ({ page, studio }) => {
  await mutate(studio, [{ create: { _id: 'drafts.paket-baru', _type: 'plan' } }]);
  await open(page, 'pricingPage');
  await page.getByRole('tab', { name: 'Perbandingan' }).click();
  await page.getByRole('button', { name: /Membaca Al-Qur’an/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveAccessibleName('Paket tanpa nama');
});

test('a missing file is a 404, and an address of the Studio may end like a file', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  for (const path of ['/static/handbook/tidak-ada.png', '/tidak-ada.js']) expect(await statusOf(path)).toBe(404);
  expect(await statusOf('/presentation/homePage/homePage/closing.text')).toBe(200);
});
