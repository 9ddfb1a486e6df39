import { Button, Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import {
  type ArrayOfObjectsInputProps,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  useDocumentOperation,
  type ValidationContext,
} from 'sanity';
import { dayOf, daysBetween, noticeDays } from 'site/content/periods.ts';
import { shown } from 'site/content/shown.ts';
import { day, optionalDay } from '../fields/dates.ts';
import { named } from '../fields/named.ts';
import { rawClient } from '../fields/published.ts';

interface Version {
  from?: string;
  sections?: unknown[];
}

const announced = {
  ...day('announced', 'Diumumkan', 'Hari perubahan ini diterbitkan.'),
  initialValue: () => dayOf(Date.now()),
};

const fromHint = `Paling cepat ${noticeDays} hari setelah diumumkan. Pukul 00.00 WIB hari itu isi baru menggantikan yang lama.`;

const from = defineField({
  ...optionalDay('from', 'Berlaku mulai', fromHint),
  validation: (rule) =>
    rule.required().custom((value, { parent }) => {
      const { announced: announcedDay } = (parent ?? {}) as { announced?: string };
      if (!value || !announcedDay || daysBetween(announcedDay, value) >= noticeDays) return true;
      return `Pilih hari paling cepat ${noticeDays} hari setelah diumumkan.`;
    }),
});

/** Warns if the next version, which starts as a copy of the text in force, is still equal to it. */
function checkDifference(version: Version | undefined, { document }: ValidationContext) {
  if (JSON.stringify(version?.sections) !== JSON.stringify(document?.sections)) return true;
  const message = 'Isi versi ini masih sama dengan isi yang sekarang. Ubah isinya, atau hapus versi ini.';
  return { message, path: ['sections'] };
}

/** The next version of a legal page. Visitors can read it before its day. On that day it replaces the one in force. */
export const comingVersion = (type: string, sections: FieldDefinition) =>
  defineField({
    ...named('coming', 'Versi yang akan berlaku', 'Pengunjung membacanya sebelum berlaku. Dimulai dari isi sekarang.'),
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Versi',
        fields: [announced, from, sections],
        initialValue: async (_params, context) => ({
          announced: dayOf(Date.now()),
          sections: await rawClient(context).fetch<unknown[]>(
            `*[_id == "${type}"][0].sections`,
            {},
            { perspective: 'drafts' },
          ),
        }),
        preview: {
          select: { from: 'from' },
          prepare: ({ from: firstDay }) => ({ title: `Berlaku mulai ${shown(firstDay, 'day')}` }),
        },
        validation: (rule) => rule.custom(checkDifference).warning(),
      }),
    ],
    components: { input: (props: ArrayOfObjectsInputProps) => <Versions {...props} type={type} /> },
    validation: (rule) => rule.max(1),
  });

/** From its day on, a button makes the version the main text. Staff can then edit it and add the next version. */
function Versions({ type, ...props }: ArrayOfObjectsInputProps & { type: string }) {
  const { patch } = useDocumentOperation(type, type);
  const [today] = useState(() => dayOf(Date.now()));
  const [version] = (props.value ?? []) as Version[];
  const isInForce = version?.from !== undefined && version.from <= today;
  if (!isInForce) return props.renderDefault(props);
  const takeOver = () =>
    patch.execute([{ set: { sections: version.sections, updated: version.from } }, { unset: ['coming'] }]);
  return (
    <Stack gap={3}>
      <Card padding={4} radius={2} border tone="positive">
        <Stack gap={4}>
          <Text>
            Versi ini berlaku sejak {shown(version.from, 'day')} dan sudah menggantikan isi di “Bagian” pada situs.
            Tekan tombol ini untuk menyuntingnya atau menyiapkan versi berikutnya, lalu terbitkan.
          </Text>
          <Button text="Jadikan isi utama" mode="ghost" onClick={takeOver} style={{ justifySelf: 'start' }} />
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
