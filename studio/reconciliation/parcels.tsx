import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatNumber } from 'site/transaction/rupiah.ts';
import { Choice } from './choice.tsx';
import { Rows } from './rows.tsx';
import { useWork } from './use-work.ts';
import { formatWeek, type Parcel, parcelsOf } from './shipping.ts';

/** What is printed: the list, or pages of A4 with this many labels. */
type Sheet = 'list' | 8 | 10;

const contentsOf = ({ quantity }: Parcel) =>
  quantity === null ? 'jumlah tidak terbaca' : `${formatNumber(quantity)} mushaf`;
const columns = {
  Penerima: ({ name, phone }: Parcel) => (
    <>
      <strong>{name}</strong>
      <div>{phone || 'tanpa nomor telepon'}</div>
    </>
  ),
  Alamat: ({ address, city }: Parcel) => (
    <>
      <div>{address || 'alamat belum ada'}</div>
      <div>{city}</div>
    </>
  ),
  Isi: contentsOf,
  Nomor: ({ number }: Parcel) => number,
};
const keyOf = ({ number }: Parcel) => number;

export function Parcels() {
  const { decided, facts } = useWork();
  const all = parcelsOf(decided.sure);
  const weeks = [...new Set(all.map(({ week }) => week))];
  const [chosen, setChosen] = useState('');
  const [sheet, setSheet] = useState<Sheet>('list');
  const week = weeks.includes(chosen) ? chosen : (weeks[0] ?? '');
  const parcels = all.filter((parcel) => parcel.week === week);
  const withoutAddress = parcels.filter(({ address }) => address === '').length;
  const print = (next: Sheet) => {
    flushSync(() => setSheet(next));
    globalThis.print();
  };
  if (week === '') return <Text muted>Belum ada pembelian mushaf yang pasti.</Text>;
  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap" align="center">
        <Choice label="Pekan" options={weeks.map((day) => [day, formatWeek(day)])} value={week} choose={setChosen} />
        <Button mode="ghost" text="Cetak daftar" onClick={() => print('list')} />
        <Button mode="ghost" text="Cetak label, 8 per halaman" onClick={() => print(8)} />
        <Button mode="ghost" text="Cetak label, 10 per halaman" onClick={() => print(10)} />
      </Flex>
      {withoutAddress > 0 && (
        <Text size={1} role="alert">{`${withoutAddress} pesanan tanpa alamat tidak diberi label. Tanyakan dulu.`}</Text>
      )}
      <Rows columns={columns} entries={parcels} keyOf={keyOf} />
      {createPortal(
        <div className="printed reconciliation" data-sheet={sheet}>
          {sheet === 'list' ? (
            <>
              <h1>{`Kiriman mushaf, ${formatWeek(week)}`}</h1>
              <Rows columns={columns} entries={parcels} keyOf={keyOf} isWhole />
            </>
          ) : (
            parcels
              .filter(({ address }) => address !== '')
              .map((parcel) => (
                <Label key={parcel.number} parcel={parcel} perPage={sheet} from={facts.institute.name} />
              ))
          )}
        </div>,
        document.body,
      )}
    </Stack>
  );
}

/**
 * Returns a font size in points, at most 11. The numbers are measured: the longest address that the form allows fits
 * its label, and shorter texts get larger letters.
 */
const fontSizeOf = (letters: number, perPage: number) =>
  Math.min(11, Math.sqrt((perPage === 8 ? 57_500 : 42_500) / (letters + 160)));

function Label({ parcel, perPage, from }: { parcel: Parcel; perPage: number; from: string }) {
  const { name, phone, address, place, number } = parcel;
  const fontSize = `${fontSizeOf(name.length + address.length, perPage).toFixed(1)}pt`;
  return (
    <section>
      <div style={{ fontSize }}>
        <strong>{name}</strong>
        <div>{phone || 'tanpa nomor telepon'}</div>
        <div>{address}</div>
        <div>{place}</div>
      </div>
      <footer>{`${contentsOf(parcel)} · ${number} · Dari ${from}`}</footer>
    </section>
  );
}
