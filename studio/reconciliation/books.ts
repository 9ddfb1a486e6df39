import Papa from 'papaparse';
import type { Prices, TransactionType } from 'site/transaction/order.ts';
import { partsOfTotal, type TotalParts } from './total-parts.ts';
import { claimed, type Match, reasons } from './match-transfers.ts';
import { nameOf, sumOf } from './receipt.ts';
import type { Credit } from './read-statement.ts';

export interface Sums extends TotalParts {
  kind: TransactionType | null;
  count: number;
  quantity: number;
  /** What today's prices do not explain; negative if less came than was asked for. */
  rest: number;
  total: number;
}

function partsOf({ claim, credits }: Match, prices: Prices) {
  const [asked, total] = [claimed(claim), sumOf(credits)];
  const parts = asked === null ? null : partsOfTotal({ ...claim, total: asked }, prices);
  const { subtotal, shipping, uniqueCode } = parts ?? { subtotal: 0, shipping: 0, uniqueCode: 0 };
  return { subtotal, shipping, uniqueCode, rest: total - subtotal - shipping - uniqueCode, total };
}

export function sumsByKind(matches: readonly Match[], prices: Prices): Sums[] {
  return (['donasi', 'beli', 'wakaf', null] as const).flatMap((kind) => {
    const own = matches.filter(({ claim }) => claim.kind === kind);
    const parts = own.map((match) => partsOf(match, prices));
    const sum = (name: keyof ReturnType<typeof partsOf>) => parts.reduce((all, part) => all + part[name], 0);
    const quantity = own.reduce((all, { claim }) => all + (claim.quantity ?? 0), 0);
    const codes = { shipping: sum('shipping'), uniqueCode: sum('uniqueCode') };
    const sums = { kind, count: own.length, quantity, subtotal: sum('subtotal'), ...codes };
    return own.length > 0 ? [{ ...sums, rest: sum('rest'), total: sum('total') }] : [];
  });
}

interface Books {
  matches: readonly Match[];
  unclaimed: readonly Credit[];
  numbers: ReadonlyMap<Credit, string>;
  prices: Prices;
}

/** Every credit of the statement as a row, with the claim it belongs to: a table for the books. */
export function writeBooks({ matches, unclaimed, numbers, prices }: Books): string {
  const rows = [
    ...matches.flatMap((match) =>
      match.credits.map((credit, index) => {
        // If a total came in several transfers, its parts are in the first row.
        const { subtotal, shipping, uniqueCode, rest } = partsOf(match, prices);
        const own = index === 0 ? [subtotal, shipping, uniqueCode, rest] : ['', '', '', ''];
        const { claim, reason } = match;
        const said = [claim.kind ?? '', nameOf(claim), claim.quantity ?? '', claim.city, claim.address];
        return { credit, cells: [...said, ...own, reasons[reason]] };
      }),
    ),
    ...unclaimed.map((credit) => ({ credit, cells: [...Array.from({ length: 9 }, () => ''), 'Belum ada pesannya'] })),
  ].toSorted((a, b) => a.credit.row - b.credit.row);
  const titles = ['nomor', 'tanggal', 'uang masuk', 'jenis', 'nama', 'mushaf', 'kota', 'alamat'];
  const csv = Papa.unparse(
    [
      [...titles, 'donasi atau harga mushaf', 'ongkir', 'kode unik', 'belum terpilah', 'cara', 'keterangan bank'],
      ...rows.map(({ credit, cells }) => [numbers.get(credit), credit.day, credit.amount, ...cells, credit.text]),
    ],
    // A name that begins with = would be a formula in Excel.
    { escapeFormulae: true },
  );
  return `\uFEFF${csv}\r\n`;
}
