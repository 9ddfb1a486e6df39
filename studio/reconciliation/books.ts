import Papa from 'papaparse';
import type { Prices } from 'site/transaction/order.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { claimed, type Match, reasons } from './match-transfers.ts';
import type { BookLine } from './book-lines.ts';
import { amountOf, nameOf, numberOf } from './receipt.ts';
import { partsOfTotal } from './total-parts.ts';

export type Sums = ReturnType<typeof sumsByKind>[number];

/**
 * The parts of what came, by the message. The unique code counts as far as it was paid. `rest` is what came beyond the
 * message, negative if less came; or everything, if today's prices do not explain the message's total.
 */
export function partsOf(match: Match, prices: Prices) {
  const [asked, total] = [claimed(match.claim), amountOf(match)];
  const parts = asked === null ? null : partsOfTotal({ ...match.claim, total: asked }, prices);
  if (!parts) {
    // Without a message nothing was asked for: a person said what it is for.
    const isNamed = match.reason === 'named';
    return { subtotal: isNamed ? total : 0, shipping: 0, uniqueCode: 0, rest: isNamed ? 0 : total, total };
  }
  const { subtotal, shipping } = parts;
  const above = total - subtotal - shipping;
  const uniqueCode = Math.min(Math.max(above, 0), parts.uniqueCode);
  return { subtotal, shipping, uniqueCode, rest: above - uniqueCode, total };
}

/** Says why there is a rest; '' without one. */
export function restText(match: Match, prices: Prices): string {
  const { rest, total } = partsOf(match, prices);
  const isUnexplained = rest === total;
  const off = isUnexplained ? total - (claimed(match.claim) ?? total) : rest;
  const sentences = [
    off !== 0 && `${off < 0 ? 'Kurang' : 'Lebih'} ${formatRupiah(Math.abs(off))} dari pesannya.`,
    isUnexplained && 'Totalnya tidak cocok dengan harga hari ini.',
  ];
  return rest === 0 ? '' : sentences.filter(Boolean).join(' ');
}

/** Sums of each kind, and of each purpose that a person wrote for transfers without a message. */
export function sumsByKind(matches: readonly Match[], prices: Prices) {
  const purposes = [...new Set(matches.flatMap(({ purpose }) => purpose ?? []))].sort();
  const groups = [
    ...(['donasi', 'beli', 'wakaf', null] as const).map((kind) => ({ kind, purpose: '' })),
    ...purposes.map((purpose) => ({ kind: null, purpose })),
  ];
  return groups.flatMap(({ kind, purpose }) => {
    const own = matches.filter((match) => match.claim.kind === kind && (match.purpose ?? '') === purpose);
    const parts = own.map((match) => partsOf(match, prices));
    const sum = (name: keyof ReturnType<typeof partsOf>) => parts.reduce((all, part) => all + part[name], 0);
    const quantity = own.reduce((all, { claim }) => all + (claim.quantity ?? 0), 0);
    const codes = { shipping: sum('shipping'), uniqueCode: sum('uniqueCode') };
    const sums = { kind, purpose, count: own.length, quantity, subtotal: sum('subtotal'), ...codes };
    return own.length > 0 ? [{ ...sums, rest: sum('rest'), total: sum('total') }] : [];
  });
}

export interface Books {
  matches: readonly Match[];
  unclaimed: readonly BookLine[];
  prices: Prices;
}

export const bookTitles =
  'nomor,tanggal,uang masuk,jenis,nama,mushaf,kota,alamat,donasi atau harga mushaf,ongkir,kode unik,kurang atau lebih,cara,keterangan bank'.split(
    ',',
  );
export type BookRow = (string | number)[];

/** Each transfer as a row. A total in several transfers, or a transfer for several messages, is counted once. */
export function bookRows({ matches, unclaimed, prices }: Books): BookRow[] {
  const rows = matches.flatMap((match) =>
    match.credits.map((credit, index) => {
      const { subtotal, shipping, uniqueCode, rest } = partsOf(match, prices);
      const { claim, reason, purpose, credits, share } = match;
      const isFirst = index === 0;
      const part = credits.length > 1 ? `, bagian ${index + 1} dari ${credits.length}` : '';
      const why = [`${reasons[reason]}${part}`, isFirst ? restText(match, prices) : ''].filter(Boolean).join('. ');
      const said = [claim.kind ?? purpose ?? '', nameOf(claim), isFirst ? (claim.quantity ?? '') : ''];
      const sums = isFirst ? [subtotal, shipping, uniqueCode, rest] : ['', '', '', ''];
      const cells = [...said, claim.city, claim.address, ...sums, why, credit.text];
      return { credit, cells: [numberOf(match, matches), credit.day, share ?? credit.amount, ...cells] };
    }),
  );
  const open = unclaimed.map((credit) => ({
    credit,
    cells: [credit.number, credit.day, credit.amount, ...Array<string>(9).fill(''), 'Belum jelas', credit.text],
  }));
  const when = ({ credit }: { credit: BookLine }) => `${credit.day} ${credit.hour ?? ''}`;
  return [...rows, ...open].sort((a, b) => when(a).localeCompare(when(b))).map(({ cells }) => cells);
}

/** The table for the books as CSV, with semicolons as Excel here expects them. */
export const writeBooks = (books: Books): string =>
  // A name that begins with = would be a formula in Excel.
  `\uFEFF${Papa.unparse([bookTitles, ...bookRows(books)], { escapeFormulae: true, delimiter: ';' })}\r\n`;
