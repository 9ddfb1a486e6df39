import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineType } from 'sanity';
import { richText } from '../fields/rich-text.ts';
import { line } from '../fields/text.ts';
import { refuseWhenListIsFull, unique, visibleWithMinimum } from './collection.ts';
import { orderRank } from './order-rank.ts';

export const faq = defineType({
  name: 'faq',
  title: 'Tanya jawab di Harga',
  description:
    'Satu pertanyaan dan jawabannya di halaman Harga; urutannya diatur dengan menyeret di daftar. Pertanyaan sebelum mentransfer ada di Donasi, Tanya jawab donatur.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    visibleWithMinimum,
    line('question', 'Pertanyaan', 'Baris yang diketuk pengunjung di bagian tanya jawab halaman Harga.', (rule) =>
      rule
        .custom(unique('question', 'Pertanyaan ini sudah ada. Ubah dokumen yang sudah ada.'))
        .custom(refuseWhenListIsFull),
    ),
    richText('answer', 'Jawaban', 'Tampil setelah pertanyaan diketuk.'),
    orderRank('faq'),
  ],
  preview: { select: { title: 'question' } },
});
