import { defineArrayMember, defineField } from 'sanity';
import {
  donationRemedy,
  priceOrFreeRemedy,
  priceRemedy,
  rateRemedy,
  type Remedy,
  weightRemedy,
} from 'site/content/money-rules.ts';
import { quantityRange } from 'site/content/rules.ts';
import { inWords } from 'site/transaction/in-words.ts';
import { cleanNumber, parseRupiah } from 'site/transaction/parse-rupiah.ts';
import { formatDecimal, formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { measureInput, type Reading } from './measure-input.tsx';
import { named, type Names } from './named.ts';
import { ask, sentence } from './text.ts';

/** Rupiah below and above which staff get a warning, which does not prevent publishing. */
interface Plausible {
  min: number;
  max: number;
  optional?: true;
  /** A rule that also reads other fields of the same object. */
  check?: (value: number, parent: Record<string, unknown>) => Remedy;
}

export const RupiahInput = measureInput({ inputMode: 'numeric', read: readRupiah, write: writeRupiah, say: sayRupiah });

/** A kind of field for whole rupiah, under one rule of src/content/money-rules.ts. */
const amount =
  (what: string, remedy: (value: number) => Remedy) =>
  (name: string, title: string, description: string, { optional, check, ...plausible }: Plausible) =>
    defineField({
      ...named(name, title, description),
      type: 'number',
      components: { input: RupiahInput },
      validation: (rule) => [
        ...(optional ? [] : [rule.required().error(ask(`${what} dalam rupiah, misalnya 29.000`))]),
        rule.custom((value: number | undefined, { parent = {} }) => {
          if (typeof value !== 'number') return true;
          return sentence(remedy(value) ?? check?.(value, parent as Record<string, unknown>));
        }),
        rule
          // A refused amount already has its message.
          .custom(
            (value: number | undefined) => !value || Boolean(remedy(value)) || (unusual(value, plausible) ?? true),
          )
          .warning(),
      ],
    });

export const priceField = amount('harga', priceRemedy);
/** As `priceField`, but 0 is allowed too. */
export const priceOrFreeField = amount('harga', priceOrFreeRemedy);
export const rateField = amount('ongkos', rateRemedy);
export const donationField = amount('nominal', donationRemedy);

export const presetEntry = defineArrayMember({
  type: 'number',
  title: 'Nominal',
  components: { input: RupiahInput },
  validation: (rule) => [
    rule.required().error(ask('nominal dalam rupiah, misalnya 25.000')),
    rule.custom((value) => typeof value !== 'number' || sentence(donationRemedy(value))),
  ],
});

export const unusual = (value: number, { min, max }: Plausible): string | undefined =>
  value >= min && value <= max
    ? undefined
    : `Jumlah ini tidak biasa: umumnya antara ${formatRupiah(min)} dan ${formatRupiah(max)}. Periksa lagi jumlah nolnya.`;

const { min, max } = quantityRange;
const wholeNumber = ask(`bilangan bulat dari ${min} sampai ${formatNumber(max)}`);
const isCount = (value: number) => (Number.isInteger(value) && value >= min && value <= max) || wholeNumber;

/** A whole number of things, at least 1. */
export const quantity = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'number',
    validation: (rule) =>
      rule
        .required()
        .custom((value = min) => isCount(value))
        .error(wholeNumber),
  });

/** Reads rupiah as the visitors' form does, and gives a reason for text that it refuses. Reads short forms too. */
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

/** `39rb`, `39k`, `39 ribu`, `1,5 juta`, as staff write. The field shows it in full and in words. */
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

/** Writes `29.000`. A fraction or a negative amount, which an import can bring, is written as it is. */
export function writeRupiah(value: number): string {
  return isWhole(value) ? formatNumber(value) : String(value);
}

/** `Rp29.000, dua puluh sembilan ribu rupiah`; empty for a fraction or a negative number. */
export function sayRupiah(value: number): string {
  return isWhole(value) ? `${formatRupiah(value)}, ${inWords(value)}` : '';
}

const inKilogram = { inputMode: 'decimal', read: readWeight, write: formatDecimal, say: sayWeight } as const;
export const WeightInput = measureInput(inKilogram);

export const weight = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'number',
    components: { input: WeightInput },
    validation: (rule) => [
      rule.required().error(ask('berat dalam kg, misalnya 0,8')),
      rule.custom((value) => typeof value !== 'number' || sentence(weightRemedy(value))),
    ],
  });

const inGrams = /^(\d+|\d{1,3}(?:\.\d{3})+) ?(?:g|gr|gram)$/;
const inKilograms = /^(\d{1,3})(?:[.,](\d{1,3}))? ?(kg|kilo|kilogram)?$/;

/** Reads kilograms: `0,8`, `0.8`, `0,8 kg`, `800 gram`. Refuses `800` and `1.250`, which can be read in two ways. */
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

/** Writes kilograms as `800 gram` or `1,25 kg (1.250 gram)`; empty below 0, which only an import can bring. */
export function sayWeight(value: number): string {
  if (value < 0) return '';
  const grams = `${formatNumber(Math.round(value * 1000))} gram`;
  return value < 1 ? grams : `${formatDecimal(value)} kg (${grams})`;
}
