import { amountRoles } from './column-roles.ts';
import type { Section } from './split-sections.ts';
import type { Line } from './split-table.ts';

const foreign = '(?:USD|US dollar|SGD|EUR|AUD|JPY|MYR|SAR|GBP|CNY|HKD)';
/** How a line says that amounts are not in whole rupiah. */
const inLine = [
  String.raw`(?:dalam|in|satuan)\W+(?:rp\W+|rupiah )?(?:ribu|juta|thousand|million)`, // “dalam ribuan rupiah”
  String.raw`(?:mata uang|currency|ccy|valuta)\W+${foreign}\b`, // “Mata uang: USD”
  String.raw`(?:rekening|account)(?: n\w+\.?)?\W+\d[\d -]*\W+${foreign}\b`, // “Rekening No. 123456 USD”
].map((pattern) => new RegExp(String.raw`\b${pattern}`, 'i'));
/** “Kredit (USD)”, “Jumlah (Rp ribu)”. */
const inTitle = new RegExp(String.raw`\b(?:${foreign}|ribu|ribuan|juta|jutaan|000)\b`, 'i');

/** Lists what says that a section is not in whole rupiah: lines outside its rows, and titles of columns of money. */
export function otherUnitProblems({ titlesRow, titles, columns }: Section, outside: readonly Line[]): string[] {
  const lines = outside.map(({ row, cells }) => ({ row, text: cells.join(' ') }));
  const moneyTitles = titles.filter((_, column) => amountRoles.includes(columns[column] ?? ''));
  return [
    ...lines.filter(({ text }) => inLine.some((pattern) => pattern.test(text))),
    ...moneyTitles.filter((title) => inTitle.test(title)).map((text) => ({ row: titlesRow, text })),
  ].map(({ row, text }) => `Baris ${row}: “${text.trim()}”. Ambil mutasi dalam rupiah penuh dari bank.`);
}
