import { defineArrayMember, defineField, type FieldDefinition } from 'sanity';
import { dayOf, daysBetween, noticeDays } from '../../src/content/periods.ts';
import { day } from '../fields/text.ts';

const announced = {
  ...day('announced', 'Diumumkan', 'Hari perubahan ini diterbitkan.'),
  initialValue: () => dayOf(Date.now()),
};

const from = defineField({
  name: 'from',
  title: 'Berlaku mulai',
  description: `Paling cepat ${noticeDays} hari setelah diumumkan, seperti janji di halaman ini. Pukul 00.00 WIB hari itu isi baru menggantikan yang lama dengan sendirinya.`,
  type: 'date',
  options: { dateFormat: 'D MMMM YYYY' },
  validation: (rule) =>
    rule.required().custom((value, { parent }) => {
      const { announced: first } = (parent ?? {}) as { announced?: string };
      if (!value || !first || daysBetween(first, value) >= noticeDays) return true;
      return `Pilih hari paling cepat ${noticeDays} hari setelah diumumkan.`;
    }),
});

/** The next text of a legal page, readable beside the one in force: added, left to its day, or taken away whole. */
export const comingVersion = (sections: FieldDefinition) =>
  defineField({
    name: 'coming',
    title: 'Versi yang akan berlaku',
    description: 'Isi baru, yang sudah dapat dibaca pengunjung sebelum berlaku. Setelah harinya, pindahkan ke Bagian.',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Versi',
        fields: [announced, from, sections],
        preview: { select: { title: 'from' }, prepare: ({ title }) => ({ title: `Berlaku mulai ${title ?? '…'}` }) },
      }),
    ],
    validation: (rule) => rule.max(1),
  });
