import { Button, Checkbox, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { shown, textOf } from 'site/content/shown.ts';
import { Group } from '../tool-page.tsx';
import { useLatestTransaction } from '../transactions.ts';
import {
  applyCities,
  citiesQuery,
  type City,
  compareCities,
  type Comparison,
  type Draft,
  draftsQuery,
  draftsTouched,
} from './apply-cities.ts';
import { withKnownNames } from './with-known-names.ts';
import { type CityRow, filledProvinces, readCities, writeCities } from './read-cities.ts';
import { ApplyButton, TableScreen } from './table-screen.tsx';

export function CitiesScreen() {
  const client = useClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
  const latestTransaction = useLatestTransaction();
  const load = async () => {
    const [cities, drafts] = await Promise.all([client.fetch<City[]>(citiesQuery), client.fetch<Draft[]>(draftsQuery)]);
    const named = drafts.map(async (draft) => ({ ...draft, by: (await latestTransaction(draft._id))?.name }));
    return { cities, drafts: await Promise.all(named) };
  };
  return (
    <TableScreen
      title="Banyak kota sekaligus"
      intro="Tabel dari Excel atau Google Sheets. Kolomnya: provinsi, kota, ongkos per kg, dan, bila ada, nama lain. Yang tidak ada di tabel tetap seperti sekarang, kecuali Anda memilih menghapusnya."
      label="Tabel kota"
      placeholder={'provinsi,kota,ongkos per kg\nAceh,Banda Aceh,45.000'}
      file="kota.csv"
      entry="Sebuah kota"
      load={load}
      read={readCities}
      write={({ cities }) => writeCities(cities)}
    >
      {(rows, { cities, drafts }, { busy, apply, setText }) => {
        const comparison = compareCities(cities, rows);
        const done = `Sudah diterapkan: ${rows.length} kota.`;
        return (
          <>
            <Flex gap={2} wrap="wrap">
              {improvements(withStoredNames(comparison)).map(([text, better]) => (
                <Button
                  key={text}
                  mode="ghost"
                  text={text}
                  onClick={() => setText(writeCities(better).replace('\uFEFF', ''))}
                />
              ))}
            </Flex>
            <Differences
              comparison={comparison}
              drafts={drafts}
              busy={busy}
              apply={(isWhole) => apply(() => applyCities(client, comparison, isWhole), done)}
            />
          </>
        );
      }}
    </TableScreen>
  );
}

/** Returns the rows. If the table has no column of other names, they get the stored ones. */
const withStoredNames = ({ order }: Comparison): CityRow[] =>
  order.map(({ row, city }) => (row.aliases === undefined ? { ...row, aliases: textOf(city?.aliases) } : row));

/** Offers to improve the table. Each offer has the words of its button, and the rows that result. */
function improvements(rows: CityRow[]): [text: string, better: CityRow[]][] {
  const named = withKnownNames(rows);
  const offers: [text: string, better: CityRow[]][] = [
    [`${named.count} kota tanpa nama lain: tambahkan yang lazim`, named.rows],
    ['Isi provinsi yang kosong dari baris di atasnya', filledProvinces(rows)],
    ['Urutkan menurut provinsi dan nama', sortedByProvince(rows)],
  ];
  return offers.filter(([, better]) => better.some((row, index) => row !== rows[index]));
}

/** Sorts by province and name. Rows without a province, such as a whole island, come first and keep their order. */
const sortedByProvince = (rows: CityRow[]) =>
  rows.toSorted(
    (a, b) => a.province.localeCompare(b.province, 'id') || (a.province ? a.name.localeCompare(b.name, 'id') : 0),
  );

interface DifferencesProps {
  comparison: Comparison;
  drafts: readonly Draft[];
  busy: boolean;
  apply: (isWhole: boolean) => void;
}

/** Shows what would change, and a button to apply it. Removals need a tick, because the table may be only a part. */
function Differences({ comparison, drafts, busy, apply }: DifferencesProps) {
  const { added, changed, missing, questions } = comparison;
  const [isTicked, setTicked] = useState(false);
  const isWhole = isTicked || missing.length === 0;
  const isReordered = isWhole && comparison.isReordered;
  const count = comparison.order.length + (isWhole ? 0 : missing.length);
  const isTooMany = count > counts.cities.max;
  const isSame = added.length + changed.length === 0 && !isReordered;
  if (isSame && missing.length === 0) return <Text>Tabel ini sama dengan daftar yang sekarang.</Text>;
  const touched = draftsTouched({ ...comparison, missing: isWhole ? missing : [] }, drafts);
  return (
    <>
      <Group tone="positive" title={`${added.length} kota baru`} lines={added.map(sentenceOf)} />
      <Group
        tone="caution"
        title={`${changed.length} kota berubah`}
        lines={changed.map(({ before, after }) => `${sentenceOf(before)} → ${sentenceOf(after)}`)}
      />
      <Group
        tone={isWhole ? 'critical' : 'default'}
        title={isWhole ? `${missing.length} kota dihapus` : `${missing.length} kota lain tetap seperti sekarang`}
        lines={missing.map(sentenceOf)}
      />
      {!isWhole && <Group tone="caution" title="Periksa lagi" lines={questions} />}
      {isTooMany && <Text>{`Paling banyak ${counts.cities.max} kota; ini ${count}.`}</Text>}
      {missing.length > 0 && (
        <Flex as="label" gap={3} align="center">
          <Checkbox onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
          <Text>{`Tabel ini daftar lengkap: hapus ${missing.length} kota lain itu.`}</Text>
        </Flex>
      )}
      {isReordered && <Text size={1}>Urutan kota mengikuti urutan baris.</Text>}
      {touched.length > 0 && (
        <>
          <Group tone="caution" title="Sedang disunting dan belum terbit" lines={touched.map(draftSentence)} />
          <Text size={1}>Draf ini tidak disentuh. Bila nanti diterbitkan, isinya menggantikan isi tabel ini.</Text>
        </>
      )}
      <ApplyButton
        busy={busy}
        isReady={!isTooMany && (!isSame || (isWhole && missing.length > 0))}
        apply={() => apply(isWhole)}
      />
    </>
  );
}

const sentenceOf = ({ name, province, ratePerKg }: City | CityRow) =>
  `${name ? shown(name, 'text') : 'Tanpa nama'}${province ? ` (${shown(province, 'text')})` : ''}: ${shown(ratePerKg, 'rupiah')} per kg`;

const draftSentence = ({ _id, name, by, _updatedAt }: Draft) =>
  `${textOf(name) || _id}: ${by ? `oleh ${by}, ` : ''}${shown(_updatedAt, 'moment')}`;
