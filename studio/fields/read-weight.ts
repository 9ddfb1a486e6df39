import { cleanNumber } from '../../src/transaction/parse-rupiah.ts';
import { formatDecimal, formatNumber } from '../../src/transaction/rupiah.ts';
import type { Reading } from './measure-input.tsx';

const inGrams = /^(\d+|\d{1,3}(?:\.\d{3})+) ?(?:g|gr|gram)$/;
const inKilograms = /^(\d{1,3})(?:[.,](\d{1,3}))? ?(kg|kilo|kilogram)?$/;

/**
 * A weight as people write it, in kilograms: `0,8`, `0.8`, `0,8 kg`, `800 gram`. It refuses what can be read two
 * ways: `800` (grams are meant, kilograms asked for) and `1.250` (a thousand grams, or a decimal point).
 */
export function readWeight(text: string): Reading {
  const cleaned = cleanNumber(text).toLowerCase();
  if (cleaned === '') return { value: undefined };
  const grams = inGrams.exec(cleaned)?.[1];
  if (grams !== undefined) return { value: Number(grams.replaceAll('.', '')) / 1000 };
  const [, whole, fraction = '', unit] = inKilograms.exec(cleaned) ?? [];
  if (whole === undefined)
    return { problem: `“${cleaned}” belum terbaca sebagai berat. Tulis dalam kg, misalnya 0,8, atau 800 gram.` };
  const value = Number(`${whole}.${fraction || 0}`);
  if (fraction.length === 3 && Number(whole) > 0) return twoWays(cleaned, formatDecimal(value), `${whole}${fraction}`);
  if (value >= 50 && fraction === '' && !unit) return twoWays(cleaned, formatDecimal(value), whole);
  return { value };
}

function twoWays(typed: string, kilograms: string, grams: string): Reading {
  const [kg, gram] = [`${kilograms} kg`, `${formatNumber(Number(grams))} gram`];
  return { problem: `“${typed}” dapat dibaca ${kg} atau ${gram}. Tulis dengan satuannya, misalnya ${gram}.` };
}

/** `800 gram`, `1,25 kg (1.250 gram)`; from kilograms. Empty below 0, which only an import brings. */
export function sayWeight(value: number): string {
  if (value < 0) return '';
  const grams = `${formatNumber(Math.round(value * 1000))} gram`;
  return value < 1 ? grams : `${formatDecimal(value)} kg (${grams})`;
}
