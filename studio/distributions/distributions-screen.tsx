import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useClient } from 'sanity';
import { placeKinds } from '../../src/content/distributions.ts';
import { formatNumber } from '../../src/transaction/rupiah.ts';
import { TableScreen, useKept } from '../cities/table-screen.tsx';
import { useTable } from '../cities/use-table.ts';
import { writtenDay } from '../fields/dates.ts';
import { Group } from '../tool-page.tsx';
import { applyDistributions, compareDistributions, type Distribution, entriesQuery } from './apply-distributions.ts';
import { type DistributionRow, readDistributions, writeDistributions } from './read-distributions.ts';

/** Many distributions at once, as a table from a spreadsheet. */
export function DistributionsScreen() {
  const { known: entries, problem, done, busy, apply } = useDistributions();
  const [text, setText] = useKept('daftar-penyaluran');
  return (
    <TableScreen
      title="Banyak penyaluran sekaligus"
      intro="Tabel dari Excel atau Google Sheets. Kolomnya: tanggal, jenis (masjid, pesantren, TPA, lainnya), kota, jumlah, dan, bila ada, nama tempat dan catatan. Tabel ini menambah dan mengubah; tidak ada yang dihapus."
      label="Tabel penyaluran"
      placeholder={'tanggal,jenis,kota,jumlah\n21/11/2026,masjid,Kabupaten Bogor,40'}
      file="penyaluran.csv"
      now={entries && writeDistributions(entries.filter(isPublished).map(rowOf))}
      {...{ text, setText, done, problem }}
    >
      {entries && text.trim() !== '' && <Review {...{ text, entries, busy, apply }} />}
    </TableScreen>
  );
}

const isPublished = ({ _id }: Distribution) => !_id.startsWith('drafts.');

const rowOf = (entry: Distribution): DistributionRow => ({
  ...entry,
  place: entry.place ?? '',
  note: entry.note ?? '',
});

const described = ({ day, kind, place, city, quantity }: Distribution | DistributionRow) =>
  `${writtenDay(day)}, ${[place, placeKinds[kind], city].filter(Boolean).join(', ')}: ${formatNumber(quantity)} mushaf`;

interface ReviewProps extends Pick<ReturnType<typeof useDistributions>, 'busy' | 'apply'> {
  text: string;
  entries: Distribution[];
}

function Review({ text, entries, busy, apply }: ReviewProps) {
  const { rows, problems, questions } = readDistributions(text);
  if (problems.length > 0)
    return (
      <div role="alert">
        <Group tone="critical" title="Belum dapat diterapkan" lines={problems} />
      </div>
    );
  const comparison = compareDistributions(entries.filter(isPublished), rows);
  const { added, changed, same } = comparison;
  if (added.length + changed.length === 0) return <Text>Semua baris tabel ini sudah ada.</Text>;
  const drafts = entries.filter((entry) => !isPublished(entry) && entry.day && entry.kind);
  const notYet = new Set(compareDistributions(drafts, added).added);
  return (
    <Stack gap={4}>
      <Group tone="caution" title="Periksa lagi" lines={questions} />
      <Group
        tone="caution"
        title="Sudah ada sebagai draf; bila draf itu diterbitkan juga, penyalurannya tercatat dua kali"
        lines={added.filter((row) => !notYet.has(row)).map(described)}
      />
      <Group tone="positive" title={`${added.length} penyaluran baru`} lines={added.map(described)} />
      <Group
        tone="caution"
        title={`${changed.length} penyaluran berubah`}
        lines={changed.map(({ before, after }) => `${described(before)} → ${described(after)}`)}
      />
      {same > 0 && <Text size={1}>{`${same} baris sudah ada dan tidak berubah.`}</Text>}
      <Flex>
        <Button
          tone="primary"
          text={busy ? 'Menerapkan…' : 'Terapkan ke situs'}
          disabled={busy}
          onClick={() => void apply(comparison)}
        />
      </Flex>
    </Stack>
  );
}

function useDistributions() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const { apply: write, ...table } = useTable('Sebuah penyaluran', () => client.fetch<Distribution[]>(entriesQuery));
  const apply = (comparison: ReturnType<typeof compareDistributions>) =>
    write(
      () => applyDistributions(client, comparison),
      `Sudah diterapkan: ${comparison.added.length + comparison.changed.length} penyaluran.`,
    );
  return { ...table, apply };
}
