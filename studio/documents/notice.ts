import { BellIcon } from '@sanity/icons/Bell';
import { defineArrayMember, defineField, defineType, getPublishedId, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { isCrowded, noticesAtOnce, type Period } from 'site/content/periods.ts';
import { type AddressName, pageTable, paths } from 'site/page-table.ts';
import { isSafeHref } from 'site/content/rules.ts';
import { shown } from 'site/content/shown.ts';
import { dateFormat, timeFormat } from '../fields/dates.ts';
import { hrefText } from '../fields/link.ts';
import { named, type Names } from '../fields/named.ts';
import { rawClient } from '../fields/published.ts';
import { optionalLine, paragraph } from '../fields/text.ts';
import { isVisible, visible } from '../fields/visible.tsx';

const places = Object.keys(paths) as AddressName[];
const letters = counts.noticeLetters.max;
const halfLink = 'Isi teks tautan dan tujuannya, atau kosongkan keduanya.';

const notInList = 'Pilih halaman dari daftar.';

const tones = [
  { value: 'plain', title: 'Biasa' },
  { value: 'urgent', title: 'Penting (merah)' },
];

/** A time that staff enter and see in Jakarta's time zone. The dataset stores it in UTC. */
const moment = (...names: Names) =>
  ({
    ...named(...names),
    type: 'datetime',
    options: { dateFormat, timeFormat, displayTimeZone: 'Asia/Jakarta', allowTimeZoneSwitch: false },
  }) as const;

const othersQuery =
  '*[_type == "notice" && visible != false && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]{from, until}';

async function checkOthers(until: string | undefined, context: ValidationContext) {
  const { document } = context;
  if (typeof document?.from !== 'string' || !until || !isVisible(document)) return true;
  const others = await rawClient(context).fetch<Period[]>(othersQuery, { id: getPublishedId(document._id) });
  const text = `Sudah ada ${noticesAtOnce} pengumuman pada waktu yang sama. Sembunyikan atau akhiri satu lebih dulu.`;
  return !isCrowded([...others, { from: document.from, until }]) || text;
}

export const notice = defineType({
  name: 'notice',
  title: 'Pengumuman',
  description: 'Pita di bagian atas halaman, dari satu waktu sampai waktu lain. Hilang sendiri setelah berakhir.',
  type: 'document',
  icon: BellIcon,
  fields: [
    visible,
    paragraph('text', 'Isi', `Satu atau dua kalimat, paling banyak ${letters} huruf.`, (rule) =>
      rule.max(letters).error(`Tulis paling banyak ${letters} huruf.`),
    ),
    optionalLine(
      'linkLabel',
      'Teks tautan',
      'Setelah isi, misalnya Selengkapnya. Kosongkan jika tanpa tautan.',
      (rule) => rule.custom((value, { document }) => Boolean(value) || !document?.href || halfLink),
    ),
    optionalLine(
      'href',
      'Tujuan tautan',
      'Halaman situs ini (misalnya /donation?jenis=wakaf), alamat email (mailto:…), atau situs lain (https://…).',
      (rule) =>
        rule.custom((value, { document }) => {
          if (value === undefined) return !document?.linkLabel || halfLink;
          return isSafeHref(value) || hrefText;
        }),
    ),
    defineField({
      ...named('tone', 'Nada', 'Merah hanya untuk yang harus diketahui sebelum mentransfer.'),
      type: 'string',
      initialValue: 'plain',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      ...named('pages', 'Halaman', 'Kosong: semua. Di Donasi dan Konfirmasi transfer menunggu pengelola situs.'),
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: places.map((value) => ({ value, title: pageTable[value].title })) },
      validation: (rule) =>
        rule.custom((value = []) => value.every((page) => places.includes(page as AddressName)) || notInList),
    }),
    defineField({ ...moment('from', 'Mulai', 'Waktu Indonesia Barat.'), validation: (rule) => rule.required() }),
    defineField({
      ...moment('until', 'Sampai', 'Waktu Indonesia Barat. Setelah ini pengumuman hilang sendiri.'),
      validation: (rule) =>
        rule
          .required()
          .custom((value, { document }) => {
            const from = document?.from as string | undefined;
            return !value || !from || Date.parse(value) > Date.parse(from) || 'Pilih waktu setelah waktu mulai.';
          })
          .custom(checkOthers),
    }),
  ],
  preview: {
    select: { title: 'text', from: 'from', until: 'until' },
    prepare: ({ title, from, until }) => ({
      title,
      subtitle: `${shown(from, 'moment')} sampai ${shown(until, 'moment')}`,
    }),
  },
});
