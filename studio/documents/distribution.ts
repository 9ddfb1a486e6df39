import { PinIcon } from '@sanity/icons/Pin';
import { type DateRule, defineField, defineType } from 'sanity';
import { forStaff } from 'site/content/for-staff.ts';
import { distributionDayRemedy, placeKinds } from 'site/content/rules.ts';
import { textOf } from 'site/content/stored-value.ts';
import { quantity } from '../fields/amounts.ts';
import { day } from '../fields/dates.ts';
import { named } from '../fields/named.ts';
import { optionalImageFor } from '../fields/picture.ts';
import { line, optionalLine, asSentence } from '../fields/text.ts';
import { visible } from '../fields/visible.tsx';

const whereShown = 'Tampil di halaman Laporan.';

const joined = (...parts: unknown[]) => parts.filter(Boolean).join(', ');

const refuseFuture = (rule: DateRule) =>
  rule.custom((value) => value === undefined || asSentence(distributionDayRemedy(value)));

export const distribution = defineType({
  name: 'distribution',
  title: 'Penyaluran',
  description: 'Mushaf yang sudah sampai di satu tempat: satu baris di halaman Laporan.',
  type: 'document',
  icon: PinIcon,
  fields: [
    visible,
    day('day', 'Hari sampai', `Hari mushaf diterima. ${whereShown}`, refuseFuture, 'Pilih hari mushaf diterima.'),
    defineField({
      ...named('kind', 'Jenis tempat', 'Tampil di halaman Laporan selama tempatnya tidak bernama.'),
      type: 'string',
      options: { list: Object.entries(placeKinds).map(([value, title]) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required().error('Pilih jenis tempatnya.'),
    }),
    optionalLine('place', 'Nama tempat', 'Hanya dengan izin pengurusnya. Tampil sebagai ganti jenis tempatnya.'),
    line('city', 'Kota atau kabupaten', 'Tempat mushaf itu diterima, misalnya Kabupaten Garut.'),
    quantity('quantity', 'Jumlah mushaf', 'Berapa mushaf yang diterima.'),
    optionalImageFor(
      'gallery',
      'Foto kecil di baris itu. Utamakan tangan, mushaf, dan tempatnya, bukan wajah. Wajah anak hanya dengan izin tertulis orang tua atau walinya.',
    ),
    optionalLine('note', 'Catatan', 'Satu kalimat pendek di belakang kotanya.'),
  ],
  orderings: [{ name: 'newest', title: 'Terbaru dulu', by: [{ field: 'day', direction: 'desc' }] }],
  preview: {
    select: { day: 'day', kind: 'kind', place: 'place', city: 'city', quantity: 'quantity', media: 'image' },
    prepare: ({ day: storedDay, kind, place, city, quantity: count, media }) => {
      const placeOrKind = textOf(place) || (placeKinds as Record<string, string>)[textOf(kind)];
      return {
        title: joined(placeOrKind, textOf(city)) || 'Penyaluran baru',
        subtitle: joined(
          storedDay && forStaff(storedDay, 'day'),
          count !== undefined && `${forStaff(count, 'count')} mushaf`,
        ),
        media,
      };
    },
  },
});
