import { defineField } from 'sanity';

/** Marks values that stand in for real ones. The site shows a band, and a release refuses them. */
export const placeholder = defineField({
  name: 'placeholder',
  title: 'Masih data contoh',
  description:
    'Nyalakan selama isi dokumen ini belum asli. Situs menampilkan pita “Situs contoh: jangan transfer”, dan situs resmi tidak dapat diterbitkan.',
  type: 'boolean',
  initialValue: false,
});
