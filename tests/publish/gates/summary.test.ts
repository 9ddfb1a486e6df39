import { expect, test } from 'vitest';
import { approvedIn, holdBack, releasedRecord } from '../../../src/publish/gates/hold-back.ts';
import { changesSince, markdownOf, waitingLines } from '../../../src/publish/gates/summary.ts';
import { approvalsOf, releasable, releaseEnv, withValue } from '../releasable.ts';

const record = releasedRecord(releasable);

test('a release says in words what changed, what went, and what waits', () => {
  const edits: [id: string, path: string, value: unknown][] = [
    ['bankAccount', 'number', '7000419264'],
    ['siteSettings', 'contact.whatsapp', '6281100419264'],
    ['paket-pro', 'price', 31_000],
    ['kota-medan', 'ratePerKg', 95_000],
    ['donationPage', 'prices.unitPrice.beli', 120_000],
    ['homePage', 'hero.lead', 'Baca di https://republika.co.id/berita.'],
    ['aboutPage', 'hero.lead', 'Telepon 0812-4829-1370.'],
    ['confirmationPage', 'heading', 'Rincian'],
    ['termsPage', 'updated', '2026-11-28'],
  ];
  const changed = edits.reduce((all, [id, path, value]) => withValue(id, path, value, all), releasable);
  const isKept = ({ _id, _type }: { _id: string; _type: string }) => _type !== 'faq' && !/^kota-(?!medan)/.test(_id);
  const entry = { _id: 'tim-baru', _type: 'teamMember', name: 'Ustaz Fulan', role: 'Penyunting' };
  const documents = [...changed.filter(isKept), entry];
  const rules = { last: record, site: releaseEnv.SITE_URL };
  const approvals = approvalsOf(
    withValue('aboutPage', 'hero.lead', '', withValue('confirmationPage', 'heading', '', documents)),
  );
  const home = holdBack(documents, { ...rules, approved: new Set() }).asked.find(
    ({ title }) => title === 'halaman Beranda',
  );
  const approved = approvedIn(`${releaseEnv.APPROVED_PAYEES},${approvals},${home?.fingerprint}`).approved;
  const held = holdBack(documents, { ...rules, approved });
  expect(markdownOf(changesSince(record, held.documents))).toBe(`### Rekening dan kontak

- nomor rekening: 7000419263 → 7000419264
- WhatsApp: 6281100419263 → 6281100419264

### Harga dan ongkos

- Harga mushaf, beli, halaman Donasi: Rp115.000 → Rp120.000
- Harga paket, paket “Pro”: Rp29.000 → Rp31.000
- Ongkos per kg, kota “Medan”: Rp40.000 → Rp95.000

### Berubah

- rekening
- halaman Donasi
- halaman Beranda
- setelan situs
- halaman Syarat & Ketentuan
- paket “Pro”
- kota “Medan”

### Baru

- anggota tim “Ustaz Fulan”

### Tidak tampil lagi

- tanya jawab “Apakah data saya aman?”, tanya jawab “Bagaimana cara membayar versi Pro?”, tanya jawab “Apakah versi Pro dapat dipakai di beberapa perangkat?”, tanya jawab “Apakah ada uji coba gratis untuk versi Pro?” (tidak ada yang tersisa)
- kota “Bandung”, kota “Jabodetabek”, kota “Luar Jawa Lainnya”, kota “Makassar”, kota “Surabaya”, kota “Yogyakarta” (tersisa 1)

### Nomor dan alamat yang baru tampil

- 7000419264
- republika.co.id
- republika.co.id/berita
- 6281100419264
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
