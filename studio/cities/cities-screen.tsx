import { Button, Flex, Stack, Text } from '@sanity/ui';
import { draftsTouched } from './apply-cities.ts';
import { changesNothing, type City, compareCities } from './compare-cities.ts';
import { Differences } from './differences.tsx';
import { type CityRow, readCities, writeCities } from './read-csv.ts';
import { Group } from '../tool-page.tsx';
import { TableScreen, useKept } from './table-screen.tsx';
import { useCities } from './use-cities.ts';

/** All cities at once, as a table from a spreadsheet. */
export function CitiesScreen() {
  const { known, problem, done, busy, apply } = useCities();
  const [text, setText] = useKept('daftar-kota');
  return (
    <TableScreen
      title="Banyak kota sekaligus"
      intro="Tabel dari Excel atau Google Sheets. Kolomnya: provinsi, kota, ongkos per kg, dan, bila ada, nama lain. Urutan baris menjadi urutan di formulir."
      label="Tabel kota"
      placeholder={'provinsi,kota,ongkos per kg\nAceh,Banda Aceh,45.000'}
      file="kota.csv"
      now={known && tableOf(known.cities)}
      {...{ text, setText, done, problem }}
    >
      {known && text.trim() !== '' && <Review {...{ text, ...known, busy, apply }} write={setText} />}
    </TableScreen>
  );
}

type Cities = ReturnType<typeof useCities>;

interface ReviewProps extends NonNullable<Cities['known']>, Pick<Cities, 'busy' | 'apply'> {
  text: string;
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
