import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { draftSaved, expect, expectReason, field, go, mutate, open, publishButton, test } from './staff.ts';

// Every tool shows without an error what another program, an import or an older form may have stored.

type Spoil = (value: unknown) => unknown;

/** A copy in which `spoil` has changed every text, number and boolean. */
function spoiled(value: unknown, spoil: Spoil): unknown {
  if (Array.isArray(value)) return value.map((entry) => spoiled(entry, spoil));
  if (typeof value !== 'object' || value === null) return spoil(value);
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    key.startsWith('_') ? child : spoiled(child, spoil),
  ]);
  return Object.fromEntries(entries);
}

const isNumber = (value: unknown) => typeof value === 'number';
/** Used in turn from value to value, because to open forty forms for each of them takes too long. */
const wrong: Spoil[] = [
  (value) => (isNumber(value) ? String(value) : 7),
  (value) => (isNumber(value) ? 40_000.5 : { a: 1 }),
  (value) => (isNumber(value) ? -5 : 'kemarin'),
];
let turn = 0;
const cases: Record<string, (document: SanityDocument) => SanityDocument> = {
  'values of the wrong type': (document) =>
    spoiled(document, (value) => wrong[turn++ % wrong.length]!(value)) as SanityDocument,
  'texts for lists and groups': (document) => {
    const flat = Object.entries(document).map(([name, value]) => [name, typeof value === 'object' ? 'teks' : value]);
    return Object.fromEntries(flat) as SanityDocument;
  },
  'no fields at all': ({ _id, _type }) => ({ _id, _type }),
};

const extra: SanityDocument[] = [
  { _id: 'aneh-1', _type: 'distribution', day: '2026-11-21', kind: 'masjid', city: 'Bogor', quantity: 4, note: 'a' },
  { _id: 'aneh-2', _type: 'notice', text: 'Libur', from: '2026-11-21T00:00:00Z', until: '2026-12-21T00:00:00Z' },
];

test('a rate with a fraction that is already published is corrected and published', async ({ page, studio }) => {
  const id = 'kota-ganjil';
  const city = { _id: id, _type: 'shippingCity', name: 'Kota Ganjil', ratePerKg: 40_000.5 };
  await mutate(studio, [{ createOrReplace: city }]);
  await open(page, `daftar;shippingCity;${id}`);
  const rate = field(page, 'ratePerKg').getByRole('textbox');
  await expect(rate).toHaveValue('40000.5');
  await expectReason(page, 'ratePerKg', '“40000.5” dapat dibaca Rp40.000 atau Rp400.005.');
  await rate.fill('41.000');
  await draftSaved(studio.server.store, id, /"ratePerKg":41000/);
  await publishButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('40000.5');
  await dialog.getByRole('button', { name: 'Ya, terbitkan' }).click();
  await expect.poll(() => studio.server.store.get(id)?.ratePerKg).toBe(41_000);
});

for (const [title, spoil] of Object.entries(cases))
  test(`documents with ${title} open in every tool`, async ({ page, studio }) => {
    test.setTimeout(240_000);
    const all = studio.server.store.all() as unknown as SanityDocument[];
    const types = new Set(schemaTypes.map(({ name }) => name));
    const documents = [...all.filter(({ _type }) => types.has(_type as never)), ...extra];
    const byType = new Map(documents.map((document) => [document._type, document]));
    const oneOfEachType = [...byType.values()].map((document) => ({ ...spoil(document), _id: document._id }));
    await mutate(
      studio,
      oneOfEachType.map((document) => ({ createOrReplace: document })),
    );
    const failures: string[] = [];
    const look = async (address: string, ready: () => Promise<unknown>) => {
      await go(page, address);
      await ready().catch((error: Error) => failures.push(`${address}: ${error.message.slice(0, 200)}`));
      const text = await page.locator('body').innerText();
      const crash = /.*(?:crashed|mogok|Invalid preview|error occurred|Terjadi (?:galat|kesalahan)).*/i.exec(text)?.[0];
      if (crash) failures.push(`${address}: ${crash} … ${text.slice(text.indexOf(crash), text.indexOf(crash) + 300)}`);
    };
    for (const { _id, _type } of oneOfEachType)
      await look(`/intent/edit/id=${_id};type=${_type}/`, () =>
        page.getByTestId('form-view').last().waitFor({ timeout: 8000 }),
      );
    for (const list of [
      'uang;shippingCity',
      'uang;plan',
      'daftar;faq',
      'daftar;feature',
      'daftar;teamMember',
      'notice',
      'distribution',
    ])
      await look(`/structure/${list}`, () =>
        page
          .getByTestId('pane')
          .last()
          .waitFor({ timeout: 8000 })
          .then(() => page.waitForTimeout(700)),
      );
    await look('/kota', () =>
      page.getByRole('textbox', { name: 'Tabel kota' }).fill('provinsi,kota,ongkos per kg\nAceh,Sabang,45000'),
    );
    await expect(page.getByText('1 kota baru')).toBeVisible();
    for (const tool of ['status', 'transfer', 'presentation']) await look(`/${tool}`, () => page.waitForTimeout(1500));
    expect(failures).toEqual([]);
  });
