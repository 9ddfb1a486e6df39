import { Button, Card, Container, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import { changesNothing, compareCities } from './compare-cities.ts';
import { Differences } from './differences.tsx';
import { readCities, writeCities } from './read-csv.ts';
import { useCities } from './use-cities.ts';

/** All cities at once, as a table from a spreadsheet. */
export function CitiesScreen() {
  const { cities, problem, done, busy, apply } = useCities();
  const [text, setText] = useKept('daftar-kota');
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) setText(await file.text());
  };
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Kota massal
          </Heading>
          <Text muted>
            Tempel tabel dari Excel atau Google Sheets, atau buka berkas CSV. Kolomnya: provinsi, kota, ongkos per kg.
            Urutan baris menjadi urutan di formulir.
          </Text>
          <Flex gap={3} align="center" wrap="wrap">
            <input type="file" accept=".csv,text/csv,text/plain" aria-label="Buka berkas CSV" onChange={open} />
            <Button
              mode="ghost"
              text="Unduh daftar sekarang"
              disabled={!cities}
              onClick={() =>
                download(writeCities((cities ?? []).map((city) => ({ ...city, province: city.province ?? '' }))))
              }
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
          {cities && text.trim() !== '' && <Review text={text} cities={cities} busy={busy} apply={apply} />}
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

function Review({
  text,
  cities,
  busy,
  apply,
}: {
  text: string;
  cities: NonNullable<Cities['cities']>;
  busy: boolean;
  apply: Cities['apply'];
}) {
  const { rows, problems } = readCities(text);
  if (problems.length > 0) {
    return (
      <Card padding={4} radius={2} border tone="critical" role="alert">
        <Stack gap={3}>
          <Text weight="semibold">Belum dapat diterapkan</Text>
          <Text as="div" size={1}>
            <ul>
              {problems.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Text>
        </Stack>
      </Card>
    );
  }
  const comparison = compareCities(cities, rows);
  if (changesNothing(comparison)) return <Text>Tabel ini sama dengan daftar yang sekarang.</Text>;
  return <Differences key={text} comparison={comparison} busy={busy} apply={() => apply(comparison)} />;
}

function Notice({ tone, text }: { tone: 'positive' | 'critical'; text: string }) {
  return (
    <Card padding={4} radius={2} border tone={tone}>
      <Text>{text}</Text>
    </Card>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: 'kota.csv' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
