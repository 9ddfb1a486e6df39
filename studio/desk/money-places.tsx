import { Card, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useEditState } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { formatDecimal, formatRupiah } from 'site/transaction/rupiah.ts';
import { amountsOf } from 'site/content/money-fields.ts';
import { type Document, numberAt } from './money-changes.ts';

export function MoneyPlaces() {
  const { draft, published } = useEditState('donationPage', 'donationPage');
  const page: Document = draft ?? published;
  const rupiah = (path: string) => {
    const value = numberAt(page, path);
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? formatRupiah(value) : 'belum benar';
  };
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
        {formatDecimal(numberAt(page, 'prices.weightKg') ?? 0)} kg, untuk menghitung ongkir.
      </Place>
      <Place to="donationPage" path="prices.minDonation" title="Donasi terkecil dan terbesar">
        Dari {rupiah('prices.minDonation')} sampai {rupiah('prices.maxDonation')}.
      </Place>
      <Place to="donationPage" path="form.presets" title="Pilihan nominal">
        {amountsOf(page)
          .flatMap(({ suggested, value }) => (suggested ? formatRupiah(value) : []))
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
