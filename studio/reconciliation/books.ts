import Papa from 'papaparse';
import { type Prices, transactionTypes } from 'site/transaction/order.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { claimedAmount, type Match, reasons } from './match-transfers.ts';
import type { BookLine } from './book-lines.ts';
import { amountOf, nameOf, numberOf } from './receipt.ts';
import { partsOfTotal } from './total-parts.ts';

export type Sums = ReturnType<typeof sumsByKind>[number];

/**
 * Splits the money that arrived into the parts that the claim states. `uniqueCode` is the part of the code that was
 * paid. `rest` is what arrived minus the other parts: negative if too little arrived. If today's prices do not explain
 * the claim's total, `rest` is the whole amount.
 */
export function partsOf(match: Match, prices: Prices) {
  const [claimed, total] = [claimedAmount(match.claim), amountOf(match)];
  const parts = claimed === null ? null : partsOfTotal({ ...match.claim, total: claimed }, prices);
  if (!parts) {
    // The treasurer wrote the purpose of a transfer without a message (`named`), so all of it is subtotal.
    const isExplained = match.reason === 'named';
    const [subtotal, rest] = isExplained ? [total, 0] : [0, total];
    return { subtotal, shipping: 0, uniqueCode: 0, rest, total, isExplained };
  }
  const { subtotal, shipping } = parts;
  const above = total - subtotal - shipping;
  const uniqueCode = Math.min(Math.max(above, 0), parts.uniqueCode);
  return { subtotal, shipping, uniqueCode, rest: above - uniqueCode, total, isExplained: true };
}

export function restText(match: Match, prices: Prices): string {
  const { rest, total, isExplained } = partsOf(match, prices);
  const claimed = claimedAmount(match.claim);
  if (rest === 0) return '';
  if (claimed === null) return 'Tanpa total di pesan, kode uniknya tidak dapat dihitung.';
  const difference = isExplained ? rest : total - claimed;
  const sentences = [
    difference !== 0 && `${difference < 0 ? 'Kurang' : 'Lebih'} ${formatRupiah(Math.abs(difference))} dari pesannya.`,
    !isExplained && 'Totalnya tidak cocok dengan harga hari ini.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Sums up the matches of each kind, and of each purpose that a person wrote for transfers without a message. */
export function sumsByKind(matches: readonly Match[], prices: Prices) {
  const purposes = [...new Set(matches.flatMap(({ purpose }) => purpose ?? []))].sort();
  const groups = [
    ...[...transactionTypes, null].map((kind) => ({ kind, purpose: '' })),
    ...purposes.map((purpose) => ({ kind: null, purpose })),
  ];
  return groups.flatMap(({ kind, purpose }) => {
    const group = matches.filter((match) => match.claim.kind === kind && (match.purpose ?? '') === purpose);
    const parts = group.map((match) => partsOf(match, prices));
    const sum = (name: 'subtotal' | 'shipping' | 'uniqueCode' | 'rest' | 'total') =>
      parts.reduce((all, part) => all + part[name], 0);
    const quantity = group.reduce((all, { claim }) => all + (claim.quantity ?? 0), 0);
    const [subtotal, shipping, uniqueCode] = [sum('subtotal'), sum('shipping'), sum('uniqueCode')];
    const sums = { kind, purpose, count: group.length, quantity, subtotal, shipping, uniqueCode };
    return group.length > 0 ? [{ ...sums, rest: sum('rest'), total: sum('total') }] : [];
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

/**
 * Makes one row for each transfer. If one total came in several transfers, only the first row has its sums. If one
 * transfer pays several claims, each claim has a row with its share.
 */
export function bookRows({ matches, unclaimed, prices }: Books): BookRow[] {
  const rows = matches.flatMap((match) =>
    match.credits.map((credit, index) => {
      const { subtotal, shipping, uniqueCode, rest } = partsOf(match, prices);
      const { claim, reason, purpose, credits, share } = match;
      const isFirst = index === 0;
      const part = credits.length > 1 ? `, bagian ${index + 1} dari ${credits.length}` : '';
      const how = [`${reasons[reason]}${part}`, isFirst ? restText(match, prices) : ''].filter(Boolean).join('. ');
      const order = [claim.kind ?? purpose ?? '', nameOf(claim), isFirst ? (claim.quantity ?? '') : ''];
      const sums = isFirst ? [subtotal, shipping, uniqueCode, rest] : ['', '', '', ''];
      const cells = [...order, claim.city, claim.address, ...sums, how, credit.text];
      return { credit, cells: [numberOf(match, matches), credit.day, share ?? credit.amount, ...cells] };
    }),
  );
  // From the type to the rest, nine cells are not known.
  const unknown = Array<string>(9).fill('');
  const open = unclaimed.map((credit) => ({
    credit,
    cells: [credit.number, credit.day, credit.amount, ...unknown, 'Belum jelas', credit.text],
  }));
  const timeOf = ({ credit }: { credit: BookLine }) => `${credit.day} ${credit.hour ?? ''}`;
  return [...rows, ...open].sort((a, b) => timeOf(a).localeCompare(timeOf(b))).map(({ cells }) => cells);
}

/** Writes the table for the books as CSV. It has semicolons, because Excel in Indonesia expects them. */
export const writeBooks = (books: Books): string =>
  // Excel would run a name that begins with = as a formula.
  `\uFEFF${Papa.unparse([bookTitles, ...bookRows(books)], { escapeFormulae: true, delimiter: ';' })}\r\n`;
