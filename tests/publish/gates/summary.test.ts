import { expect, test } from 'vitest';
import { holdBack, releasedRecord } from '../../../src/publish/gates/hold-back.ts';
import { changesSince, markdownOf, waitingLines } from '../../../src/publish/gates/summary.ts';
import { releasable, releaseEnv, withValue } from '../releasable.ts';

const record = releasedRecord(releasable);

test('a release says in words what changed, what went, and what waits', async () => {
  const edits: [id: string, path: string, value: unknown][] = [
    ['bankAccount', 'number', '7000419264'],
    ['paket-pro', 'price', 31_000],
    ['donationPage', 'prices.unitPrice.beli', 120_000],
    ['homePage', 'hero.lead', 'Baca di https://republika.co.id/berita.'],
    ['aboutPage', 'hero.lead', 'Telepon 0812-4829-1370.'],
    ['confirmationPage', 'heading', 'Rincian'],
  ];
  const changed = edits.reduce((all, [id, path, value]) => withValue(id, path, value, all), releasable);
  const isKept = ({ _id, _type }: { _id: string; _type: string }) => _type !== 'faq' && !/^kota-(?!medan)/.test(_id);
  const entry = { _id: 'tim-baru', _type: 'teamMember', name: 'Ustaz Fulan', role: 'Penyunting' };
  const documents = [...changed.filter(isKept), entry];
  const rules = { last: record, site: releaseEnv.SITE_URL };
  const approved = releaseEnv.APPROVED_PAYEES.split(',');
  const { asked } = holdBack(documents, { ...rules, approved: new Set(approved) });
  const others = asked.filter(({ title }) => !/Tentang|Konfirmasi/.test(title)).map(({ fingerprint }) => fingerprint);
  const held = holdBack(documents, { ...rules, approved: new Set([...approved, ...others]) });
  await expect(markdownOf(changesSince(record, held.documents))).toMatchFileSnapshot('summary.txt');
  expect(waitingLines(held.asked)).toEqual([
    'teks halaman Konfirmasi transfer: seperti rilis terakhir, karena belum disetujui',
    'halaman Tentang: seperti rilis terakhir, karena 081248291370 belum pernah tayang',
  ]);
});

test('a first release, and one that changes nothing, say so', () => {
  expect(changesSince(null, releasable)).toMatchObject([{ title: 'Rilis pertama' }]);
  expect(changesSince(record, releasable)).toEqual([{ title: 'Perubahan', lines: ['Tidak ada yang berubah.'] }]);
});
