import { cleanNumber, parseRupiah } from '../../src/transaction/parse-rupiah.ts';
import { inWords } from '../../src/transaction/in-words.ts';
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import type { Reading } from './measure-input.tsx';

/** Rupiah as the visitors' form reads them; what is refused there is refused here, with the reason. */
export function readRupiah(text: string): Reading {
  const parsed = parseRupiah(text);
  if (parsed.ok) return { value: parsed.value };
  if (parsed.reason === 'empty') return { value: undefined };
  if (parsed.reason === 'tooLarge') return { problem: 'Angka ini terlalu besar. Periksa lagi jumlah nolnya.' };
  const cleaned = cleanNumber(text);
  const shortened = readShort(cleaned);
  if (shortened !== undefined) return { value: shortened };
  const readings = bothWays(cleaned);
  if (readings)
    return { problem: `“${cleaned}” dapat dibaca ${readings.join(' atau ')}. Tulis semua angkanya, misalnya 29.000.` };
  return { problem: `“${cleaned}” belum terbaca sebagai rupiah. Tulis angkanya saja, misalnya 29.000.` };
}

const units: Record<string, number> = { k: 1_000, rb: 1_000, ribu: 1_000, jt: 1_000_000, juta: 1_000_000 };

/** `39rb`, `39k`, `39 ribu`, `1,5 juta`: what staff say. The field writes it out and says it in words. */
function readShort(text: string): number | undefined {
  const [, whole = '', fraction = '', unit = ''] =
    /^(?:rp\.? ?)?(\d{1,4})(?:[.,](\d{1,2}))? ?(k|rb|ribu|jt|juta)$/i.exec(text) ?? [];
  const value = Math.round(Number(`${whole}.${fraction || 0}`) * (units[unit.toLowerCase()] ?? 0));
  return whole ? value : undefined;
}

/** Both readings of `31,5`: 31 with a fraction, or 315 with a stray comma. Undefined when there is only one. */
function bothWays(text: string): [string, string] | undefined {
  const found = /^(?:rp\.? ?)?(\d[\d., ]*)[., ](\d+)$/i.exec(text);
  if (!found) return undefined;
  const [whole, all] = [found[1] ?? '', `${found[1]}${found[2]}`].map((part) => Number(part.replaceAll(/\D/g, '')));
  if (!Number.isSafeInteger(whole) || !Number.isSafeInteger(all) || whole === all) return undefined;
  return [formatRupiah(whole ?? 0), formatRupiah(all ?? 0)];
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** `29.000`. An import can bring a fraction or a negative amount, which has no form of ours. */
export const writeRupiah = (value: number): string => (isWhole(value) ? formatNumber(value) : String(value));

/** `Rp29.000, dua puluh sembilan ribu rupiah`; empty for what is no amount. */
export const sayRupiah = (value: number): string => (isWhole(value) ? `${formatRupiah(value)}, ${inWords(value)}` : '');
