import { Button, Card, Container, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import { decodeText, download } from '../files.ts';
import { draftsTouched } from './apply-cities.ts';
import { changesNothing, type City, compareCities } from './compare-cities.ts';
import { Differences, Group } from './differences.tsx';
import { type CityRow, readCities, writeCities } from './read-csv.ts';
import { useCities } from './use-cities.ts';

/** All cities at once, as a table from a spreadsheet. */
export function CitiesScreen() {
  const { cities, drafts, problem, done, busy, apply } = useCities();
  const [text, setText] = useKept('daftar-kota');
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) setText(decodeText(await file.arrayBuffer()));
  };
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Banyak kota sekaligus
          </Heading>
          <Text muted>
            Tempel tabel dari Excel atau Google Sheets, atau buka berkas CSV. Kolomnya: provinsi, kota, ongkos per kg,
            dan, bila ada, nama lain. Urutan baris menjadi urutan di formulir.
          </Text>
          <Flex gap={3} align="center" wrap="wrap">
            <input type="file" accept=".csv,text/csv,text/plain" aria-label="Buka berkas CSV" onChange={open} />
            <Button
              mode="ghost"
              text="Unduh daftar saat ini"
              disabled={!cities}
              onClick={() => download(new Blob([tableOf(cities ?? [])], { type: 'text/csv' }), 'kota.csv')}
            />
            <Button
              mode="ghost"
              text="Isi dengan daftar sekarang"
              disabled={!cities}
              onClick={() => setText(tableOf(cities ?? []).replace('\uFEFF', ''))}
            />
          </Flex>
          <TextArea
            aria-label="Tabel kota"
            rows={10}
            value={text}
            placeholder={'provinsi,kota,ongkos per kg\nAceh,Banda Aceh,45.000'}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div role="status">{done && <Notice tone="positive" text={done} />}</div>
          {problem && <Notice tone="critical" text={problem} />}
          {cities && text.trim() !== '' && <Review {...{ text, cities, drafts, busy, apply }} write={setText} />}
        </Stack>
      </Container>
    </Card>
  );
}

/** Text that outlives a reload of the tab: the Studio draws its tools anew when it has started. */
function useKept(key: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    sessionStorage.setItem(key, next);
    setText(next);
  };
  return [text, keep] as const;
}

type Cities = ReturnType<typeof useCities>;

interface ReviewProps extends Pick<Cities, 'drafts' | 'busy' | 'apply'> {
  text: string;
  cities: City[];
  write: (text: string) => void;
}

function Review({ text, cities, drafts, busy, apply, write }: ReviewProps) {
  const { rows, problems, questions } = readCities(text);
  if (problems.length > 0)
    return (
      <div role="alert">
        <Group tone="critical" title="Belum dapat diterapkan" lines={problems} />
      </div>
    );
  const comparison = compareCities(cities, rows);
  const sorted = writeCities(inProvinces(rows)).replace('\uFEFF', '');
  return (
    <Stack gap={4}>
      <Group tone="caution" title="Periksa lagi" lines={questions} />
      {sorted !== writeCities(rows).replace('\uFEFF', '') && (
        <Flex>
          <Button mode="ghost" text="Urutkan menurut provinsi dan nama" onClick={() => write(sorted)} />
        </Flex>
      )}
      {changesNothing(comparison) ? (
        <Text>Tabel ini sama dengan daftar yang sekarang.</Text>
      ) : (
        <Differences
          key={text}
          comparison={comparison}
          drafts={draftsTouched(comparison, drafts)}
          busy={busy}
          apply={(unwanted) => apply(comparison, unwanted)}
        />
      )}
    </Stack>
  );
}

const tableOf = (cities: City[]) =>
  writeCities(cities.map((city) => ({ ...city, province: city.province ?? '', aliases: city.aliases ?? '' })));

/** By province and name; wider areas, which have no province, stay where they are, before the others. */
const inProvinces = (rows: CityRow[]) =>
  rows.toSorted(
    (one, other) =>
      one.province.localeCompare(other.province, 'id') || (one.province ? one.name.localeCompare(other.name, 'id') : 0),
  );

function Notice({ tone, text }: { tone: 'positive' | 'critical'; text: string }) {
  return (
    <Card padding={4} radius={2} border tone={tone}>
      <Text>{text}</Text>
    </Card>
  );
}
