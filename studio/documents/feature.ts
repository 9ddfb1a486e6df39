import { StarIcon } from '@sanity/icons/Star';
import { defineType } from 'sanity';
import { flag, icon } from '../fields/group.ts';
import { line, paragraph } from '../fields/text.ts';
import { refuseWhenListIsFull, visibleWithMinimum } from './collection.ts';
import { orderRank } from './order-rank.ts';

export const feature = defineType({
  name: 'feature',
  title: 'Fitur unggulan',
  description: 'Satu kartu fitur di Beranda. Yang pertama tampil besar. Urutannya diatur dengan menyeret di daftar.',
  type: 'document',
  icon: StarIcon,
  fields: [
    visibleWithMinimum,
    icon,
    line('title', 'Nama fitur', 'Judul kartu di Beranda.', (rule) => rule.custom(refuseWhenListIsFull)),
    paragraph('description', 'Penjelasan', 'Teks kartu di Beranda.'),
    flag('pro', 'Hanya versi Pro', 'Memberi kartu tanda Pro.'),
    orderRank('feature'),
  ],
  preview: {
    select: { title: 'title', description: 'description', pro: 'pro' },
    prepare: ({ title, description, pro }) => ({ title: pro ? `${title} (Pro)` : title, subtitle: description }),
  },
});
