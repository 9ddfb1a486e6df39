import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { counts } from '../../src/content/counts.ts';
import { gloss, heading, lineList, list, mark } from '../fields/group.ts';
import { richText } from '../fields/rich-text.ts';
import { line, paragraph } from '../fields/text.ts';
import { definePage, hero } from './define-page.ts';

const body = richText('body', 'Isi', 'Teks di bawah judul bagian ini.');

export const aboutPage = definePage({
  page: 'about',
  icon: InfoOutlineIcon,
  parts: [
    hero,
    { name: 'why', title: 'Alasan', description: 'Mengapa terjemahan ini ada.', fields: [mark, gloss, heading, body] },
    {
      name: 'publisher',
      title: 'Penerbit',
      description: 'Tentang lembaga penerbit.',
      fields: [mark, gloss, heading, body],
    },
    {
      name: 'direction',
      title: 'Visi dan misi',
      description: 'Visi di kiri, misi di kanan.',
      fields: [
        mark,
        line('visionHeading', 'Judul visi', 'Di atas visi.'),
        paragraph('vision', 'Visi', 'Satu kalimat besar.', 2),
        line('missionHeading', 'Judul misi', 'Di atas daftar misi.'),
        lineList('mission', 'Misi', 'Daftar bernomor.', { min: 1 }),
      ],
    },
    {
      name: 'principles',
      title: 'Prinsip',
      description: 'Prinsip penerjemahan.',
      fields: [
        mark,
        heading,
        list(
          {
            name: 'items',
            title: 'Prinsip',
            description: 'Satu kartu untuk setiap prinsip, dari kiri ke kanan.',
            entry: 'Prinsip',
            preview: 'title',
            subtitle: 'description',
          },
          [line('title', 'Prinsip', 'Judul kartu.'), paragraph('description', 'Penjelasan', 'Teks kartu.', 2)],
          counts.cards,
        ),
      ],
    },
    {
      name: 'foreword',
      title: 'Kata pengantar',
      description: 'Kata pengantar penerjemah.',
      fields: [mark, gloss, heading, body, line('signature', 'Nama di bawah pengantar', 'Nama penulis pengantar.')],
    },
    {
      name: 'legality',
      title: 'Legalitas',
      description: 'Judul di atas izin dan tanda daftar. Isinya diubah di dokumen Legalitas.',
      fields: [mark, gloss, heading],
    },
    {
      name: 'team',
      title: 'Tim',
      description: 'Judul di atas potret. Orangnya diubah di Daftar, Anggota tim.',
      fields: [mark, gloss, heading],
    },
  ],
});
