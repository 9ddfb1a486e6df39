import { expect, test } from 'vitest';
import { approvedIn, holdBack, releasedRecord } from '../../../src/publish/gates/hold-back.ts';
import { changesSince, markdownOf, waitingLines } from '../../../src/publish/gates/summary.ts';
import { releasable, releaseEnv, withValue } from '../releasable.ts';

const record = releasedRecord(releasable);

test('a release says in words what changed, what went, and what waits', () => {
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
  const { approved } = approvedIn(releaseEnv.APPROVED_PAYEES);
  const { asked } = holdBack(documents, { ...rules, approved });
  const others = asked.filter(({ title }) => !/Tentang|Konfirmasi/.test(title)).map(({ fingerprint }) => fingerprint);
  const held = holdBack(documents, { ...rules, approved: new Set([...approved, ...others]) });
  expect(markdownOf(changesSince(record, held.documents))).toBe(`### Rekening dan kontak

- nomor rekening: 7000419263 → 7000419264

### Harga dan ongkos

- Harga mushaf, beli, halaman Donasi: Rp115.000 → Rp120.000
- Harga paket, paket “Pro”: Rp29.000 → Rp31.000

### Berubah

- rekening
- halaman Donasi
- halaman Beranda
- paket “Pro”

### Baru

- anggota tim “Ustaz Fulan”

### Tidak tampil lagi

- tanya jawab “Apakah data saya aman?”, tanya jawab “Bagaimana cara membayar versi Pro?”, tanya jawab “Apakah versi Pro dapat dipakai di beberapa perangkat?”, tanya jawab “Apakah ada uji coba gratis untuk versi Pro?” (tersisa 0)
- kota “Bandung”, kota “Jabodetabek”, kota “Luar Jawa Lainnya”, kota “Makassar”, kota “Surabaya”, kota “Yogyakarta” (tersisa 1)

### Nomor dan alamat yang baru tampil

- 7000419264
- republika.co.id
- republika.co.id/berita
`);
  expect(waitingLines(held.asked)).toEqual([
    'teks halaman Konfirmasi transfer: seperti rilis terakhir, karena belum disetujui',
    'halaman Tentang: seperti rilis terakhir, karena 081248291370 belum pernah tayang',
  ]);
});

test('a first release, and one that changes nothing, say so', () => {
  expect(changesSince(null, releasable)).toMatchObject([{ title: 'Rilis pertama' }]);
  expect(changesSince(record, releasable)).toEqual([{ title: 'Perubahan', lines: ['Tidak ada yang berubah.'] }]);
});
