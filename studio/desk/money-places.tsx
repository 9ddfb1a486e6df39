import { Card, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { getValueAtPath, useEditState } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { shown } from 'site/content/shown.ts';
import { amountsOf } from 'site/content/money-fields.ts';
import type { Document } from './money-changes.ts';

export function MoneyPlaces() {
  const { draft, published } = useEditState('donationPage', 'donationPage');
  const page: Document = draft ?? published;
  const valueAt = (path: string) => getValueAtPath(page, path.split('.'));
  const rupiah = (path: string) => shown(valueAt(path), 'rupiah');
  return (
    <Stack gap={2} padding={3} as="ul">
      <Place to="plan" title="Harga paket">
        Harga langganan aplikasi, di halaman Harga.
      </Place>
      <Place to="donationPage" path="prices.unitPrice.beli" title="Harga mushaf">
        Beli {rupiah('prices.unitPrice.beli')}, wakaf {rupiah('prices.unitPrice.wakaf')}.
      </Place>
      <Place to="shippingCity" title="Ongkir per kota">
        Ongkos per kg ke setiap kota tujuan.
      </Place>
      <Place to="donationPage" path="prices.weightKg" title="Berat satu mushaf">
        {shown(valueAt('prices.weightKg'), 'kg')}, untuk menghitung ongkir.
      </Place>
      <Place to="donationPage" path="prices.minDonation" title="Donasi terkecil dan terbesar">
        Dari {rupiah('prices.minDonation')} sampai {rupiah('prices.maxDonation')}.
      </Place>
      <Place to="donationPage" path="form.presets" title="Pilihan nominal">
        {amountsOf(page)
          .flatMap(({ isPreset, value }) => (isPreset ? shown(value, 'rupiah') : []))
          .join(', ')}
      </Place>
    </Stack>
  );
}

interface PlaceProps {
  to: 'plan' | 'shippingCity' | 'donationPage';
  path?: string;
  title: string;
  children: ReactNode;
}

function Place({ to, path, title, children }: PlaceProps) {
  const { ChildLink } = usePaneRouter();
  return (
    <li style={{ listStyle: 'none' }}>
      <Card
        as={ChildLink}
        data-as="a"
        {...{ childId: to, childParameters: path ? { path } : {} }}
        padding={3}
        radius={2}
        border
      >
        <Stack gap={3}>
          <Text weight="semibold">{title}</Text>
          <Text size={1} muted>
            {children}
          </Text>
        </Stack>
      </Card>
    </li>
  );
}
