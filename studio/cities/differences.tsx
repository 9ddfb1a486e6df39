import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { writtenMoment } from '../fields/dates.ts';
import type { Draft } from './apply-cities.ts';
import type { City, Comparison } from './compare-cities.ts';
import type { CityRow } from './read-csv.ts';
import { Group } from '../tool-page.tsx';

interface Props {
  comparison: Comparison;
  busy: boolean;
  drafts: readonly Draft[];
  apply: (unwanted: readonly Draft[]) => Promise<void>;
}

/** What would happen, and the button that does it. Removing asks for a word of its own: a part of a table is soon pasted. */
export function Differences({ comparison, drafts, busy, apply }: Props) {
  const { added, changed, removed, reordered } = comparison;
  const [sure, setSure] = useState(false);
  const [dropDrafts, setDropDrafts] = useState(false);
  return (
    <Stack gap={4}>
      <Group tone="positive" title={`${added.length} kota baru`} lines={added.map(described)} />
      <Group
        tone="caution"
        title={`${changed.length} kota berubah`}
        lines={changed.map(({ before, after }) => `${described(before)} → ${described(after)}`)}
      />
      <Group tone="critical" title={`${removed.length} kota dihapus`} lines={removed.map(described)} />
      {reordered && <Text size={1}>Urutan kota mengikuti urutan baris.</Text>}
      {removed.length > 0 && (
        <Choice
          text={`Ya, hapus ${removed.length} kota yang tidak ada di tabel ini.`}
          checked={sure}
          onChange={setSure}
        />
      )}
      {drafts.length > 0 && (
        <>
          <Group tone="caution" title="Sedang disunting dan belum terbit" lines={drafts.map(drafted)} />
          <Text size={1}>Draf ini tidak disentuh. Bila nanti diterbitkan, isinya menggantikan isi tabel ini.</Text>
          <Choice text={`Hapus juga ${drafts.length} draf ini.`} checked={dropDrafts} onChange={setDropDrafts} />
        </>
      )}
      <Flex>
        <Button
          tone="primary"
          text={busy ? 'Menerapkan…' : 'Terapkan ke situs'}
          disabled={busy || (removed.length > 0 && !sure)}
          onClick={() => void apply(dropDrafts ? drafts : [])}
        />
      </Flex>
    </Stack>
  );
}

const drafted = ({ _id, name, by, _updatedAt }: Draft) =>
  `${name ?? _id}: ${by ? `oleh ${by}, ` : ''}${writtenMoment(_updatedAt)}`;

function Choice({ text, checked, onChange }: { text: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Flex as="label" gap={3} align="center">
      <Checkbox checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text>{text}</Text>
    </Flex>
  );
}

const described = ({ name, province, ratePerKg }: City | CityRow) =>
  `${name}${province ? ` (${province})` : ''}: ${formatRupiah(ratePerKg)} per kg`;
