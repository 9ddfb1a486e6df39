import { AddIcon } from '@sanity/icons/Add';
import { Box, Button, Card, Stack, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { usePaneRouter } from 'sanity/structure';
import { shown, textOf } from 'site/content/shown.ts';
import { useDocuments } from '../use-documents.ts';
import './city-list.css';

interface City {
  _id: string;
  name?: unknown;
  province?: unknown;
  aliases?: unknown;
  ratePerKg?: unknown;
  visible?: unknown;
}

/** All cities by province and name, with a search. The Studio's own list takes ten seconds for hundreds of cities. */
export function CityList({ childItemId }: { childItemId?: string }) {
  const { documents } = useDocuments<City>(
    '*[_type == "shippingCity"]',
    '_id, name, province, aliases, ratePerKg, visible',
  );
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const cities = useMemo(
    () => documents?.toSorted((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b), 'id')),
    [documents],
  );
  const found = cities?.filter((city) => words.every((word) => searchedText(city).includes(word)));
  return (
    <Stack gap={3} padding={3}>
      <TextInput
        type="search"
        aria-label="Cari kota"
        placeholder="Cari kota atau provinsi"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Button
        as={IntentLink}
        {...{ intent: 'create', params: { type: 'shippingCity' } }}
        icon={AddIcon}
        mode="ghost"
        text="Buat kota tujuan"
      />
      <Box paddingX={2}>
        <Text size={1} muted role="status">
          {found ? `${found.length} kota` : 'Memuat…'}
        </Text>
      </Box>
      <ul className="city-list">
        {found?.map((city) => (
          <li key={city._id}>
            <CityLink city={city} isOpen={city._id === childItemId} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Renders plain elements, because hundreds of the Studio's own components are too slow. */
function CityLink({ city: { _id, name, province, ratePerKg, visible }, isOpen }: { city: City; isOpen: boolean }) {
  const { ChildLink } = usePaneRouter();
  return (
    <ChildLink childId={_id} aria-current={isOpen ? 'page' : undefined}>
      <Card as="span" padding={2} radius={2} tone={isOpen ? 'primary' : 'default'}>
        <strong>{name ? shown(name, 'text') : 'Tanpa nama'}</strong>
        <small>
          {textOf(province) && `${textOf(province)}, `}
          {visible === false && 'tidak tampil di situs, '}
          {ratePerKg === undefined ? 'ongkos belum diisi' : `${shown(ratePerKg, 'rupiah')} per kg`}
        </small>
      </Card>
    </ChildLink>
  );
}

const searchedText = ({ name, province, aliases }: City) =>
  [name, province, aliases].map(textOf).join(' ').toLowerCase();

const sortKeyOf = ({ province, name }: City) => `${textOf(province)}\n${textOf(name)}`;
