import { Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { shown, textOf } from 'site/content/shown.ts';
import { ApplyButton, TableScreen } from '../cities/table-screen.tsx';
import { Group } from '../tool-page.tsx';
import { applyDistributions, compareDistributions, type Distribution, entriesQuery } from './apply-distributions.ts';
import { OneReport } from './one-report.tsx';
import { altOf, PhotographList, photographProblem } from './photograph-list.tsx';
import { type Photograph, placePhotographs, readPhotographs } from './photographs.ts';
import { type DistributionRow, kindTitle, readDistributions, writeDistributions } from './read-distributions.ts';

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
      write={(entries) => writeDistributions(entries.filter(isPublished))}
    >
      {(rows, entries, { busy, apply }) => {
        const comparison = compareDistributions(entries.filter(isPublished), rows);
        const { added, changed, same } = comparison;
        const places = placePhotographs(photographs, rows);
        const pictured = new Set(
          [...changed, ...same].flatMap(({ before, after }) => (before.hasPicture ? [after] : [])),
        );
        const isReady = photographs.every((photograph, index) => !photographProblem(photograph, places[index]));
        if (added.length + changed.length + photographs.length === 0)
          return <Text>Semua baris tabel ini sudah ada.</Text>;
        const drafts = entries.filter((entry) => !isPublished(entry) && entry.day && entry.kind);
        const withoutDraft = new Set(compareDistributions(drafts, added).added);
        const parts = [
          `${added.length + changed.length} penyaluran`,
          photographs.length && `${photographs.length} foto`,
        ];
        const done = `Sudah diterapkan: ${parts.filter(Boolean).join(', ')}.`;
        const change = async () => {
          const files = photographs.flatMap((photograph, index) => {
            const row = places[index];
            return row ? [[row, { file: photograph.file, alt: altOf(photograph, row) }] as const] : [];
          });
          await applyDistributions(client, comparison, new Map(files));
          setPhotographs([]);
        };
        return (
          <>
            <Group
              tone="caution"
              title="Sudah ada sebagai draf; bila draf itu diterbitkan juga, penyalurannya tercatat dua kali"
              lines={added.filter((row) => !withoutDraft.has(row)).map(sentenceOf)}
            />
            <Group tone="positive" title={`${added.length} penyaluran baru`} lines={added.map(sentenceOf)} />
            <Group
              tone="caution"
              title={`${changed.length} penyaluran berubah`}
              lines={changed.map(({ before, after }) => `${sentenceOf(before)} → ${sentenceOf(after)}`)}
            />
            {same.length > 0 && <Text size={1}>{`${same.length} baris sudah ada dan tidak berubah.`}</Text>}
            <PhotographList {...{ photographs, rows, pictured }} describe={sentenceOf} change={setPhotographs} />
            <ApplyButton busy={busy} isReady={isReady} apply={() => apply(change, done)} />
          </>
        );
      }}
    </TableScreen>
  );
}

const isPublished = ({ _id }: Distribution) => !_id.startsWith('drafts.');

const sentenceOf = ({ day, kind, place, city, quantity }: Distribution | DistributionRow) =>
  `${shown(day, 'day')}, ${[textOf(place), kindTitle(kind), shown(city, 'text')].filter(Boolean).join(', ')}: ${shown(quantity, 'count')} mushaf`;
