import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineType } from 'sanity';
import { richText } from '../fields/rich-text.ts';
import { line } from '../fields/text.ts';
import { unique } from './unique.ts';

export const faq = defineType({
  name: 'faq',
  title: 'Tanya jawab',
  description: 'Satu pertanyaan dan jawabannya. Supaya tampil, tambahkan ke daftar di halaman Harga.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    {
      ...line('question', 'Pertanyaan', 'Baris yang diketuk pengunjung di bagian tanya jawab halaman Harga.'),
      validation: (rule) =>
        rule
          .required()
          .custom((value: string | undefined) => value === undefined || value.trim() !== '' || 'Wajib diisi.')
          .custom((value: string | undefined, context) =>
            unique(value, 'question', context, 'Pertanyaan ini sudah ada. Ubah dokumen yang sudah ada.'),
          ),
    },
    richText('answer', 'Jawaban', 'Tampil setelah pertanyaan diketuk.'),
  ],
  preview: { select: { title: 'question' } },
});
