import { UserIcon } from '@sanity/icons/User';
import { defineType } from 'sanity';
import { picture } from '../fields/picture.ts';
import { placeholder } from '../fields/placeholder.ts';
import { line } from '../fields/text.ts';

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Anggota tim',
  description: 'Satu orang di halaman Tentang. Urutannya diatur di halaman Tentang.',
  type: 'document',
  icon: UserIcon,
  fields: [
    line('name', 'Nama', 'Nama di bawah potret di halaman Tentang.'),
    line('role', 'Peran', 'Tampil di bawah nama, misalnya Penerjemah.'),
    picture({
      description: 'Potret di halaman Tentang, bujur sangkar. Tanpa gambar, ragam hias menggantikannya.',
      optional: true,
    }),
    placeholder,
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
});
