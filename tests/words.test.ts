import { expect, test } from 'vitest';
import { pageWords } from '../src/page-words.ts';
import { paymentWords } from '../src/payment-words.ts';
import { words } from '../src/words.ts';

/** The specification writes straight apostrophes; the site typographic ones. */
const plain = (text: string) => text.replaceAll('’', "'");
const { messages, gallery, newsletter, nav } = words;
const { reader } = pageWords;

test('the labels of menu, gallery, reader and newsletter, to the letter of specification section 2', () => {
  expect([nav.home, nav.features, nav.pricing, plain(nav.quran), nav.download, nav.donation]).toEqual([
    'Beranda',
    'Fitur',
    'Harga',
    "Baca Qur'an",
    'Download',
    'Donasi',
  ]);
  expect(gallery.detail).toBe('Lihat Detail');
  expect(plain(reader.loading)).toBe("Memuat Al-Qur'an...");
  expect([reader.refresh, reader.newTab, reader.enter, reader.leave]).toEqual([
    'Refresh',
    'Buka di Tab Baru',
    'Mode Fullscreen',
    'Keluar Fullscreen',
  ]);
  expect([newsletter.placeholder, newsletter.subscribe]).toEqual(['Email Anda', 'Berlangganan']);
  expect(words.form.submit).toBe('Lanjutkan Pembayaran');
});

test('what is incomplete, to the letter of specification section 5', () => {
  expect(messages.incompleteOrder).toEqual({
    title: 'Form Tidak Lengkap',
    description: 'Mohon isi nama, jumlah, dan kota tujuan.',
  });
  expect(messages.incompleteDonation('Rp10.000')).toEqual({
    title: 'Form Tidak Lengkap',
    description: 'Mohon isi nama dan nominal donasi (min. Rp10.000).',
  });
  expect(pageWords.messages.incompleteMessage).toEqual({
    title: 'Form Tidak Lengkap',
    description: 'Mohon isi semua kolom sebelum mengirim pesan.',
  });
});

test('the other messages, to the letter of specification sections 7 and 8', () => {
  expect(pageWords.messages.openingWhatsapp).toEqual({
    title: 'Membuka WhatsApp',
    description: 'Anda akan diarahkan ke WhatsApp untuk mengirim pesan.',
  });
  expect(paymentWords.oops).toMatchObject({
    title: 'Oops! Terjadi Kesalahan.',
    text: 'Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.',
  });
  expect(messages.notAvailable.title).toBe('Fitur Belum Tersedia');
  expect(messages.notAvailable.description).toMatch(/belum tersedia/);
  expect(pageWords.messages.fullscreenFailed.title).toBe('Gagal Masuk Mode Fullscreen');
  expect(pageWords.messages.fullscreenFailed.description('PESAN')).toMatch(/mungkin tidak mendukungnya.*PESAN$/);
  expect(messages.copied.title).toBe('Berhasil Disalin!');
  expect(messages.copied.description('420427')).toBe('420427 telah disalin ke clipboard.');
  expect(messages.unexpected).toBe('Unexpected Application Error!');
});
