import { DocumentsIcon } from '@sanity/icons/Documents';
import { marginGloss, group } from '../fields/group.ts';
import { line } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

export const reportPage = definePage('report', DocumentsIcon, [
  hero,
  group('ledger', 'Buku penyaluran', 'Barisnya diisi di Penyaluran. Halaman ini terbit begitu ada satu baris.', [
    marginGloss,
    line(
      'note',
      'Kalimat penutup',
      'Tampil di bawah tabel: siapa yang mencatat, lalu pertanyaan di depan tautan Kabari kami.',
    ),
  ]),
]);
