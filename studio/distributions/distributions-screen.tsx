import { Text } from '@sanity/ui';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import { ApplyButton, TableScreen } from '../cities/table-screen.tsx';
import { writtenDay } from '../fields/dates.ts';
import { Group } from '../tool-page.tsx';
import { applyDistributions, compareDistributions, type Distribution, entriesQuery } from './apply-distributions.ts';
import { type DistributionRow, kindTitle, readDistributions, writeDistributions } from './read-distributions.ts';

export function DistributionsScreen() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  return (
    <TableScreen
      title="Banyak penyaluran sekaligus"
      intro="Tabel dari Excel atau Google Sheets. Kolomnya: tanggal, jenis (masjid, pesantren, TPA, lainnya), kota, jumlah, dan, bila ada, nama tempat dan catatan. Tabel ini menambah dan mengubah; tidak ada yang dihapus."
      label="Tabel penyaluran"
      placeholder={'tanggal,jenis,kota,jumlah\n21/11/2026,masjid,Kabupaten Bogor,40'}
      file="penyaluran.csv"
      one="Sebuah penyaluran"
      load={() => client.fetch<Distribution[]>(entriesQuery)}
      read={readDistributions}
      write={(entries) => writeDistributions(entries.filter(isPublished))}
    >
      {(rows, entries, { busy, apply }) => {
        const comparison = compareDistributions(entries.filter(isPublished), rows);
        const { added, changed, same } = comparison;
        if (added.length + changed.length === 0) return <Text>Semua baris tabel ini sudah ada.</Text>;
        const drafts = entries.filter((entry) => !isPublished(entry) && entry.day && entry.kind);
        const notYet = new Set(compareDistributions(drafts, added).added);
        const done = `Sudah diterapkan: ${added.length + changed.length} penyaluran.`;
        return (
          <>
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
            <ApplyButton busy={busy} sure apply={() => apply(() => applyDistributions(client, comparison), done)} />
          </>
        );
      }}
    </TableScreen>
  );
}

const isPublished = ({ _id }: Distribution) => !_id.startsWith('drafts.');

const described = ({ day, kind, place, city, quantity }: Distribution | DistributionRow) =>
  `${writtenDay(day)}, ${[textOf(place), kindTitle(kind), shown(city, 'text')].filter(Boolean).join(', ')}: ${shown(quantity, 'count')} mushaf`;
