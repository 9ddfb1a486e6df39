import type { Unit } from 'site/content/money-fields.ts';
import { inWords, numberInWords } from 'site/transaction/in-words.ts';
import { cleanNumber, parseQuantity, parseRupiah } from 'site/transaction/parse-rupiah.ts';
import { formatDecimal, formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { type Measure, measureInput, type Reading } from './measure-input.tsx';

/** For each unit, functions that read a number, write it, and say it in words. */
export const measures: Record<Unit, Measure> = {
  rupiah: { inputMode: 'numeric', read: readRupiah, write: writeNumber, say: sayRupiah },
  count: { inputMode: 'numeric', read: readCount, write: writeNumber, say: sayCount },
  kg: { inputMode: 'decimal', read: readWeight, write: formatDecimal, say: sayWeight },
};

/** Every number field has one of these inputs (tests/studio/money-changes.test.ts). */
export const inputs = {
  rupiah: measureInput(measures.rupiah),
  count: measureInput(measures.count),
  kg: measureInput(measures.kg),
};

/** Reads rupiah as the visitors' form does, and also short forms (`39rb`). Says why it refuses a text. */
function readRupiah(text: string): Reading {
  const parsed = parseRupiah(text);
  if (parsed.ok) return { value: parsed.value };
  if (parsed.reason === 'empty') return { value: undefined };
  if (parsed.reason === 'tooLarge') return { problem: tooLarge };
  const cleaned = cleanNumber(text);
  const shortened = readShort(cleaned);
  if (shortened !== undefined) return { value: shortened };
  return refusal(cleaned, 'rupiah', formatRupiah, '29.000');
}

/** Reads a number of things: `1250`, `1.250`, `1.250 mushaf`. Refuses a fraction and short forms (`1,2 rb`). */
function readCount(text: string): Reading {
  const cleaned = cleanNumber(text);
  const parsed = parseQuantity(cleaned);
  const isMoney = /^(?:rp|idr)/i.test(cleaned);
  if (parsed.ok && !isMoney) return { value: parsed.value };
  if (!parsed.ok && parsed.reason === 'empty') return { value: undefined };
  if (!parsed.ok && parsed.reason === 'tooLarge') return { problem: tooLarge };
  return refusal(cleaned, 'jumlah', formatNumber, '1.250');
}

const tooLarge = 'Angka ini terlalu besar. Periksa lagi jumlah nolnya.';

function refusal(typed: string, noun: string, write: (value: number) => string, example: string): Reading {
  const readings = bothReadings(typed)?.map(write);
  const problem = readings
    ? `“${typed}” dapat dibaca ${readings.join(' atau ')}. Tulis semua angkanya, misalnya ${example}.`
    : `“${typed}” belum terbaca sebagai ${noun}. Tulis angkanya saja, misalnya ${example}.`;
  return { problem };
}

const multipliers: Record<string, number> = { k: 1_000, rb: 1_000, ribu: 1_000, jt: 1_000_000, juta: 1_000_000 };

/** Reads the short forms that staff write: `39rb`, `39k`, `39 ribu`, `1,5 juta`. */
function readShort(text: string): number | undefined {
  const found = /^(?:rp\.? ?)?(\d{1,4})(?:[.,](\d{1,2}))? ?(k|rb|ribu|jt|juta)$/i.exec(text);
  if (!found) return undefined;
  const [, whole, fraction = '0', unit = ''] = found;
  return Math.round(Number(`${whole}.${fraction}`) * (multipliers[unit.toLowerCase()] ?? 0));
}

/**
 * Returns both readings of `31,5`: [31, 315]. The separator either starts a fraction, which is dropped, or separates
 * thousands in the wrong place. Returns undefined if the text has only one reading.
 */
function bothReadings(text: string): number[] | undefined {
  const [, before, after] = /^(?:rp\.? ?)?(\d[\d., ]*)[., ](\d+)$/i.exec(text) ?? [];
  if (!before) return undefined;
  const readings = [before, `${before}${after}`].map((digits) => Number(digits.replaceAll(/\D/g, '')));
  return readings.every(Number.isSafeInteger) && readings[0] !== readings[1] ? readings : undefined;
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Writes `29.000`. Writes a fraction or a negative number, which only an import can bring, without changing it. */
function writeNumber(value: number): string {
  return isWhole(value) ? formatNumber(value) : String(value);
}

/** Says `1.250, seribu dua ratus lima puluh`. Returns '' for a fraction or a negative number. */
function sayCount(value: number): string {
  return isWhole(value) ? `${formatNumber(value)}, ${numberInWords(value)}` : '';
}

/** Says `Rp29.000, dua puluh sembilan ribu rupiah`. Returns '' for a fraction or a negative number. */
function sayRupiah(value: number): string {
  return isWhole(value) ? `${formatRupiah(value)}, ${inWords(value)}` : '';
}

/** `800 gram`, `1.250 g`. */
const inGrams = /^(\d+|\d{1,3}(?:\.\d{3})+) ?(?:g|gr|gram)$/;
/** `0,8`, `1.25 kg`: the whole part, the fraction, the unit. */
const inKilograms = /^(\d{1,3})(?:[.,](\d{1,3}))? ?(kg|kilo|kilogram)?$/;

/**
 * Reads kilograms: `0,8`, `0.8`, `0,8 kg`, `800 gram`. Refuses what has two readings: `800` may be kg or grams, and the
 * separator of `1.250` or `1,250 kg` may start a fraction or separate thousands.
 */
function readWeight(text: string): Reading {
  const cleaned = cleanNumber(text).toLowerCase();
  if (cleaned === '') return { value: undefined };
  const grams = inGrams.exec(cleaned)?.[1];
  if (grams !== undefined) return { value: Number(grams.replaceAll('.', '')) / 1000 };
  const [, whole, fraction = '', unit] = inKilograms.exec(cleaned) ?? [];
  if (whole === undefined)
    return { problem: `“${cleaned}” belum terbaca sebagai berat. Tulis dalam kg, misalnya 0,8, atau 800 gram.` };
  const value = Number(`${whole}.${fraction || '0'}`);
  const kilograms = `${formatDecimal(value)} kg`;
  const digits = formatNumber(Number(whole + fraction));
  // From 1 kg on, three digits after the separator could be thousands.
  const couldBeThousands = fraction.length === 3 && Number(whole) > 0;
  if (couldBeThousands) return ambiguous(cleaned, [kilograms, `${digits} kg`], `${digits} gram`);
  // No mushaf weighs 50 kg, so a large whole number without a unit could be grams.
  const couldBeGrams = value >= 50 && fraction === '' && !unit;
  if (couldBeGrams) return ambiguous(cleaned, [kilograms, `${digits} gram`], `${digits} gram`);
  return { value };
}

const ambiguous = (typed: string, readings: readonly string[], example: string): Reading => ({
  problem: `“${typed}” dapat dibaca ${readings.join(' atau ')}. Tulis misalnya ${example}.`,
});

/** Says kilograms as `800 gram` or `1,25 kg (1.250 gram)`. Returns '' below 0, which only an import can bring. */
function sayWeight(value: number): string {
  if (value < 0) return '';
  const grams = `${formatNumber(Math.round(value * 1000))} gram`;
  return value < 1 ? grams : `${formatDecimal(value)} kg (${grams})`;
}
