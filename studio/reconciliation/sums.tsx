import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import type { Sums } from './books.ts';

const signed = (amount: number) => (amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount));

interface Props {
  sums: readonly Sums[];
  kinds: Record<string, string>;
}

/** What a heap is made of, by kind. */
export function SumsTable({ sums, kinds }: Props) {
  if (sums.length === 0) return null;
  const titles = ['Jenis', 'Transfer', 'Mushaf', 'Donasi atau harga', 'Ongkir', 'Kode unik', 'Belum terpilah', 'Masuk'];
  return (
    <div className="reconciliation" style={{ overflowX: 'auto' }}>
      <table aria-label="Jumlah per jenis">
        <thead>
          <tr>
            {titles.map((title, index) => (
              <th key={title} className={index > 0 ? 'sum' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ kind, count, quantity, subtotal, shipping, uniqueCode, rest, total }) => (
            <tr key={kind}>
              <td>{kind ? kinds[kind] : 'Jenis tidak terbaca'}</td>
              <td className="sum">{formatNumber(count)}</td>
              <td className="sum">{quantity > 0 ? formatNumber(quantity) : ''}</td>
              {[subtotal, shipping, uniqueCode, rest, total].map((amount, index) => (
                <td key={titles[index + 3]} className="sum">
                  {amount === 0 ? '' : signed(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
