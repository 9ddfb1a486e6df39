import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { type Sums, sumsByKind } from './books.ts';
import type { Match } from './match-transfers.ts';
import { Rows } from './rows.tsx';
import { useWork } from './use-work.ts';

const amountCell = (name: 'subtotal' | 'shipping' | 'uniqueCode' | 'rest' | 'total') => (sums: Sums) => {
  const value = sums[name];
  return value === 0 ? null : signedRupiah(value);
};

export const signedRupiah = (value: number) => `${value < 0 ? '−' : ''}${formatRupiah(Math.abs(value))}`;

export function SumsTable({ matches }: { matches: readonly Match[] }) {
  const { prices, institute } = useWork().facts;
  const sums = sumsByKind(matches, prices);
  const columns = {
    Jenis: ({ kind, purpose }: Sums) => (kind ? institute.kinds[kind] : purpose || 'Jenis tidak terbaca'),
    Transfer: ({ count }: Sums) => formatNumber(count),
    Mushaf: ({ quantity }: Sums) => quantity > 0 && formatNumber(quantity),
    'Donasi atau harga': amountCell('subtotal'),
    Ongkir: amountCell('shipping'),
    'Kode unik': amountCell('uniqueCode'),
    'Kurang atau lebih': amountCell('rest'),
    Masuk: amountCell('total'),
  };
  return (
    <Rows columns={columns} entries={sums} keyOf={({ kind, purpose }) => kind ?? purpose} label="Jumlah per jenis" />
  );
}
