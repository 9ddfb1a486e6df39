import { UserIcon } from '@sanity/icons/User';
import { defineType } from 'sanity';
import { placeholderFlag } from '../fields/group.ts';
import { optionalImageFor } from '../fields/picture.ts';
import { line } from '../fields/text.ts';
import { refuseWhenListIsFull, visibleWithMinimum } from './collection.ts';
import { orderRank } from './order-rank.ts';

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Anggota tim',
  description: 'Satu orang di halaman Tentang. Urutannya diatur dengan menyeret di daftar.',
  type: 'document',
  icon: UserIcon,
  fields: [
    visibleWithMinimum,
    line('name', 'Nama', 'Nama di bawah potret di halaman Tentang.', (rule) => rule.custom(refuseWhenListIsFull)),
    line('role', 'Peran', 'Tampil di bawah nama, misalnya Penerjemah.'),
    optionalImageFor('portrait', 'Potret di halaman Tentang. Tanpa gambar, ragam hias menggantikannya.'),
    placeholderFlag,
    orderRank('teamMember'),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
});
