import { Card, Stack, Text } from '@sanity/ui';
import { usePaneRouter } from 'sanity/structure';

interface MoneyPlace {
  type: 'plan' | 'shippingCity' | 'donationPage';
  /** The field of the document that opens. */
  path?: string;
  title: string;
  text: string;
}

const moneyPlaces: MoneyPlace[] = [
  { type: 'plan', title: 'Harga paket', text: 'Harga langganan aplikasi, di halaman Harga.' },
  { type: 'donationPage', path: 'prices.unitPrice.beli', title: 'Harga mushaf', text: 'Untuk beli dan untuk wakaf.' },
  { type: 'shippingCity', title: 'Ongkir per kota', text: 'Ongkos per kg ke setiap kota tujuan.' },
  { type: 'donationPage', path: 'prices.weightKg', title: 'Berat satu mushaf', text: 'Untuk menghitung ongkir.' },
  { type: 'donationPage', path: 'prices.minDonation', title: 'Donasi terkecil dan terbesar', text: 'Batas formulir.' },
  { type: 'donationPage', path: 'form.presets', title: 'Pilihan nominal', text: 'Yang tinggal dipilih di formulir.' },
];

export function MoneyPlaces() {
  const { ChildLink } = usePaneRouter();
  return (
    <Stack gap={2} padding={3} as="ul">
      {moneyPlaces.map(({ type, path, title, text }) => (
        <li key={title} style={{ listStyle: 'none' }}>
          <Card
            as={ChildLink}
            data-as="a" // gives Card the styles of a link
            childId={type}
            childParameters={path ? { path } : {}}
            padding={3}
            radius={2}
            border
          >
            <Stack gap={3}>
              <Text weight="semibold">{title}</Text>
              <Text size={1} muted>
                {text}
              </Text>
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
