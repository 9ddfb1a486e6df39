import { group } from './group.ts';
import { line, paragraph } from './text.ts';

const title = line(
  'title',
  'Judul halaman',
  'Tampil di tab peramban dan di hasil pencarian. Nama situs ditambahkan sendiri.',
);

/** What search engines and shared links show. */
export const seo = group(
  'seo',
  'Pencarian dan berbagi',
  'Tampil di hasil pencarian dan saat tautan halaman dibagikan.',
  [
    title,
    paragraph(
      'description',
      'Ringkasan',
      'Satu atau dua kalimat di bawah judul pada hasil pencarian, paling baik 70 sampai 160 huruf.',
      2,
    ),
  ],
);
