import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { schemaTypes } from '../../studio/schema.ts';
import { draftSaved, expect, field, go, mutate, open, publishButton, test } from './staff.ts';

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
];

/** A number field of each form, what staff type into it, and what is then stored. */
const amounts: [id: string, pane: string, path: string, typed: string, stored: number][] = [
  ['kota-medan', 'daftar;shippingCity;kota-medan', 'ratePerKg', '41.000', 41_000],
  ['kota-bandung', 'daftar;shippingCity;kota-bandung', 'ratePerKg', '16.000', 16_000],
  ['paket-pro', 'daftar;plan;paket-pro', 'price', '30.000', 30_000],
  ['aneh-1', 'distribution;aneh-1', 'quantity', '12', 12],
  ['donationPage', 'donationPage', 'prices.weightKg', '0,9', 0.9],
];

for (const broken of [-5, '40000', 40_000.5, true, { a: 1 }, [7]])
  test(`${JSON.stringify(broken)} in place of a number is corrected in each form, one after the other`, async ({
    page,
    studio,
  }) => {
    const { store } = studio.server;
    const [distribution] = extra;
    await mutate(studio, [{ createOrReplace: distribution ?? {} }]);
    await mutate(
      studio,
      amounts.map(([id, , path]) => ({ patch: { id, set: { [path]: broken } } })),
    );
    for (const [id, pane, path, typed, stored] of amounts) {
      await open(page, pane);
      if (id === 'donationPage') await page.getByRole('tab', { name: 'Harga dan ongkir' }).click();
      await field(page, path).getByRole('textbox').fill(typed);
      await draftSaved(store, id, new RegExp(`:${stored}[,}]`));
      await publishButton(page).click();
      // The number of a distribution is no money.
      if (id !== 'aneh-1') await page.getByRole('button', { name: 'Ya, terbitkan' }).click();
      const value = () => path.split('.').reduce((inner: unknown, name) => (inner as never)[name], store.get(id));
      await expect.poll(value).toBe(stored);
    }
  });

for (const [title, spoil] of Object.entries(cases))
  test(`documents with ${title} open in every tool`, async ({ page, studio }) => {
    test.setTimeout(900_000);
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
    /** A busy machine takes ten seconds to open a form. */
    const shown = (part: string) => page.getByTestId(part).last().waitFor({ timeout: 60_000 });
    for (const { _id, _type } of oneOfEachType)
      await look(`/intent/edit/id=${_id};type=${_type}/`, () => shown('form-view'));
    const lists = 'uang;shippingCity uang;plan daftar;faq daftar;feature daftar;teamMember distribution';
    for (const list of lists.split(' '))
      await look(`/structure/${list}`, () => page.getByTestId('pane').last().getByRole('link').first().waitFor());
    await look('/status', () => page.getByRole('heading', { name: 'Status situs' }).waitFor());
    await look('/transfer', () => page.getByRole('heading', { name: 'Cocokkan transfer' }).waitFor());
    await look('/presentation', () => page.locator('iframe').waitFor());
    expect(failures).toEqual([]);
  });
