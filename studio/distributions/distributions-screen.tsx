import { Button, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import { ApplyButton, TableScreen } from '../cities/table-screen.tsx';
import { Group } from '../tool-page.tsx';
import { applyDistributions, compareDistributions, type Distribution, entriesQuery } from './apply-distributions.ts';
import { OneReport } from './one-report.tsx';
import { type Photograph, placePhotographs, readPhotographs } from './photographs.ts';
import { type DistributionRow, kindTitle, readDistributions } from './read-distributions.ts';

export function DistributionsScreen() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const [photographs, setPhotographs] = useState<Photograph[]>([]);
  return (
    <TableScreen
      title="Catat penyaluran"
      intro="Banyak sekaligus: tabel dari Excel atau Google Sheets. Kolomnya: tanggal, jenis (masjid, pesantren, TPA, lainnya), kota, jumlah, dan, bila ada, nama tempat, catatan, dan nama berkas foto. Jenis boleh tidak ada bila nama tempat diawali jenisnya. Tabel ini menambah dan mengubah; tidak ada yang dihapus. Seret juga fotonya ke tabel."
      above={<OneReport />}
      takePictures={(files) =>
        void readPhotographs(files).then((added) => setPhotographs((last) => [...last, ...added]))
      }
      label="Tabel penyaluran"
      placeholder={'tanggal,jenis,kota,jumlah\n21/11/2026,masjid,Kabupaten Bogor,40'}
      file="penyaluran.csv"
      entry="Sebuah penyaluran"
      load={() => client.fetch<Distribution[]>(entriesQuery)}
      read={readDistributions}
    >
      {(rows, entries, { busy, apply }) => {
        const comparison = compareDistributions(entries, rows);
        const { added, changed, same } = comparison;
        if (added.length + changed.length + photographs.length === 0)
          return <Text>Semua baris tabel ini sudah ada.</Text>;
        const placed = placePhotographs(photographs, rows);
        const unusable = placed.flatMap(({ file, problem }) => (problem ? `${file.name}: ${problem}` : []));
        const files = new Map(placed.flatMap(({ file, row }) => (row ? [[row, file]] : [])));
        const parts = [`${added.length + changed.length} penyaluran`, files.size && `${files.size} foto`];
        const done = `Sudah diterapkan: ${parts.filter(Boolean).join(', ')}.`;
        const change = async () => {
          await applyDistributions(client, comparison, files);
          setPhotographs([]);
        };
        return (
          <>
            <Group tone="positive" title={`${added.length} penyaluran baru`} lines={added.map(sentenceOf)} />
            <Group
              tone="caution"
              title={`${changed.length} penyaluran berubah`}
              lines={changed.map(({ before, after }) => `${sentenceOf(before)} → ${sentenceOf(after)}`)}
            />
            {same.length > 0 && <Text size={1}>{`${same.length} baris sudah ada dan tidak berubah.`}</Text>}
            <Group
              tone="positive"
              title={`${files.size} foto`}
              lines={Array.from(files, ([row, file]) => `${file.name} → ${sentenceOf(row)}`)}
            />
            <Group tone="critical" title="Foto yang belum dapat dipakai" lines={unusable} />
            {photographs.length > 0 && (
              <Flex>
                <Button mode="ghost" text="Hapus semua foto" onClick={() => setPhotographs([])} />
              </Flex>
            )}
            <ApplyButton busy={busy} isReady={unusable.length === 0} apply={() => apply(change, done)} />
          </>
        );
      }}
    </TableScreen>
  );
}

const sentenceOf = ({ day, kind, place, city, quantity }: Distribution | DistributionRow) =>
  `${shown(day, 'day')}, ${[textOf(place), kindTitle(kind), shown(city, 'text')].filter(Boolean).join(', ')}: ${shown(quantity, 'count')} mushaf`;
