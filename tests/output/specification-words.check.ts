import { expect, test } from 'vitest';
import { built, mainOf, text } from './markup.ts';

// The words of the specification, in the order in which each page shows them. Staff may change them in Sanity, so they
// are looked for in a build of the checked-in content only. Everything else is in specification.check.ts.

const { source } = JSON.parse(built('build.json')) as { source: string };

/** Where the mark of a feature may stand: `Murattal Pro`. */
const features = [
  'Terjemahan tafsiriyah',
  'Pencarian ayat',
  /Murattal ?Pro/,
  /Mode malam ?Pro/,
  'Android',
  /Bagikan terjemahan ?Pro/,
  'sebagai gambar atau teks',
];
test.runIf(source === 'fallback').each<[page: string, what: string, words: (string | RegExp)[]]>([
  ['index', 'the hero', ["Memahami Al-Qur'an dengan Terjemahan yang Benar"]],
  ['index', 'six features, three of them Pro', features],
  ['index', 'six screenshots', ['Daftar surah', 'Tampilan baca', 'Pencarian', 'Mode malam', 'Setelan', 'Penanda ayat']],
  [
    'features',
    'seven items of the free version',
    [
      'Versi Gratis',
      "Al-Qur'an digital Font Utsmani terbaru",
      'Terjemahan tafsiriyah',
      'Pencarian ayat dan terjemahan',
      'Penanda ayat',
      'Bagikan terjemahan sebagai gambar',
      /Indeks tematik.*terbatas 15 nomor per judul/,
      'Aplikasi Android',
    ],
  ],
  [
    'features',
    'six items of the PRO version, two of them to come',
    [
      'Kelebihan Versi PRO',
      'Semua fitur versi gratis',
      'Mode malam',
      'Salin dan bagikan sebagai teks',
      'Indeks tematik lengkap',
      /Murattal ?segera hadir/,
      /Mode offline ?segera hadir/,
    ],
  ],
  ['features', 'the screens', Array.from({ length: 6 }, () => 'Lihat Detail')],
  ['pricing', 'the free plan', [/Gratis ?Selamanya/, 'Mulai dengan Gratis', 'Mulai Sekarang']],
  ['pricing', 'the Pro plan', ['Paling Populer', /Rp29\.000 ?per bulan/, 'Menyusul: murattal, mode offline']],
  ['pricing', 'its buttons', ['Pilih Paket Pro', 'Coba Pro Sekarang']],
  [
    'pricing',
    'the comparison, row by row',
    [
      /Gratis Pro/,
      "Membaca Al-Qur'an Ya Ya",
      'Terjemahan tafsiriyah Ya Ya',
      'Pencarian Ya Ya',
      'Penanda ayat Ya Ya',
      'Bagikan sebagai gambar Ya Ya',
      'Bagikan sebagai teks Tidak Ya',
      'Indeks tematik 15 nomor per judul Lengkap',
      'Mode malam Tidak Ya',
    ],
  ],
  [
    'pricing',
    'four answers',
    [
      'belum ada uji coba gratis untuk versi Pro',
      'toko aplikasi di ponsel Anda, atau lewat platform lain yang akan kami umumkan',
      'dienkripsi dan disimpan dengan aman',
      'terikat pada akun di perangkat Anda. Sinkronisasi ke beberapa perangkat segera hadir',
    ],
  ],
  ['quran', 'loading and the link', ["Memuat Al-Qur'an..."]],
  ['quran', 'the other tab', ['Buka di Tab Baru']],
  ['quran', 'two sets of tips', ['Untuk pembaca baru', 'Fitur utama']],
  ['download', 'the facts', ['2.1.0', '25 MB', '4,9', '50K+', '15 Desember 2024']],
  [
    'download',
    'the requirements',
    [
      /Android iOS ?Segera hadir/,
      'Android 5.0+ iOS 12.0+',
      '2 GB 2 GB',
      '50 MB 50 MB',
      'Untuk fitur online Untuk fitur online',
    ],
  ],
  ['donation', 'the form', ['Formulir Kebaikan', 'Rp115.000', 'Rp100.000', '0,8 kg per mushaf']],
  [
    'donation',
    'the cities and their rates',
    [
      'Jabodetabek · Rp10.000 per kg',
      'Bandung · Rp15.000 per kg',
      'Surabaya · Rp25.000 per kg',
      'Yogyakarta · Rp20.000 per kg',
      'Medan · Rp40.000 per kg',
      'Makassar · Rp50.000 per kg',
      'Luar Jawa Lainnya · Rp60.000 per kg',
    ],
  ],
  ['donation', 'where wakaf goes', ['Wakaf disalurkan ke masjid, pesantren, dan TPA']],
  ['donation', 'from where it is sent', [/\b(?:dikirim|mengirim)[^.]* dari Pamulang \(15417\)/]],
  ['donation', 'how much was given', ['12.500+', '500+', 'Rp1,25 M+']],
  ['donation', 'the report', ['Lihat Laporan Distribusi']],
  [
    'about',
    'foreword, why, publisher',
    [/kata pengantar penerjemah/i, /Mengapa.*?terjemahan/i, 'Penerbit', 'Visi', 'Misi'],
  ],
  ['about', 'three principles', ['Amanah ilmiah', 'Metode yang benar', 'Mudah diakses']],
  ['about', 'the publisher', [/\b(?:lembaga|yayasan|institut)\b[^.]*\bIslam\b/i]],
  ['about', 'the roles of three people', ['Penerjemah', 'Asisten penerjemah', 'Penyunting bahasa']],
  ['contact', 'the details', ['Telepon / WhatsApp', 'Email', 'Alamat']],
  ['privacy', 'six sections', ['8 Agustus 2025', '1. ', '2. ', '3. ', '4. ', '5. ', '6. ']],
  ['terms', 'six sections', ['8 Agustus 2025', '1. ', '2. ', '3. ', '4. ', '5. ', '6. ']],
  ['terms', 'donations', ['Donasi bersifat sukarela dan tidak dapat dikembalikan.']],
  ['terms', 'notice of changes', [/Perubahan penting [^.]* 30 hari sebelum/]],
])('%s shows %s', (page, _what, words) => {
  let rest = text(mainOf(page));
  const missing = words.filter((word) => {
    const [found] = (word instanceof RegExp ? word.exec(rest) : rest.includes(word) && [word]) || [];
    if (found !== undefined) rest = rest.slice(rest.indexOf(found) + found.length);
    return found === undefined;
  });
  expect(missing, rest).toEqual([]);
});
