import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { icon } from '../fields/cards.ts';
import { line, paragraph } from '../fields/text.ts';
import { fits, orderRank } from './in-order.ts';

export const feature = defineType({
  name: 'feature',
  title: 'Fitur unggulan',
  description: 'Satu kartu fitur di Beranda. Yang pertama tampil besar. Urutannya diatur dengan menyeret di daftar.',
  type: 'document',
  icon: StarIcon,
  fields: [
    icon,
    line('title', 'Nama fitur', 'Judul kartu di Beranda.', (rule) => rule.custom(fits)),
    paragraph('description', 'Penjelasan', 'Teks kartu di Beranda.', 2),
    defineField({
      name: 'pro',
      title: 'Hanya versi Pro',
      description: 'Memberi kartu tanda Pro.',
      type: 'boolean',
      initialValue: false,
    }),
    orderRank('feature'),
  ],
  preview: {
    select: { title: 'title', description: 'description', pro: 'pro' },
    prepare: ({ title, description, pro }) => ({ title: pro ? `${title} (Pro)` : title, subtitle: description }),
  },
});
