import { defineArrayMember, defineField, type NumberRule } from 'sanity';
import {
  donationRemedy,
  priceOrFreeRemedy,
  priceRemedy,
  rateRemedy,
  type Remedy,
} from '../../src/content/money-rules.ts';
import { quantityRange } from '../../src/content/rules.ts';
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { measureInput } from './measure-input.tsx';
import { readRupiah, sayRupiah, writeRupiah } from './read-rupiah.ts';
import { ask, sentence } from './sentence.ts';

interface Amount {
  name: string;
  title: string;
  /** Where visitors see it. */
  description: string;
  /** Rupiah below and above which staff are asked to look again; publishing stays possible. */
  plausible: { min: number; max: number };
  /** The field may be empty. */
  optional?: true;
  /** A rule that also reads other fields of the same object. */
  check?: (value: number, parent: Record<string, unknown>) => Remedy;
}

export const RupiahInput = measureInput({ inputMode: 'numeric', read: readRupiah, write: writeRupiah, say: sayRupiah });

/** Whole rupiah, as the rules of src/transaction count, under one rule of src/content/money-rules.ts. */
function amount(what: string, remedy: (value: number) => Remedy, { plausible, check, optional, ...field }: Amount) {
  return defineField({
    ...field,
    type: 'number',
    components: { input: RupiahInput },
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(ask(`${what} dalam rupiah, misalnya 29.000`))]),
      rule.custom((value: number | undefined, { parent }) =>
        typeof value !== 'number'
          ? true
          : sentence(remedy(value) ?? check?.(value, (parent ?? {}) as Record<string, unknown>)),
      ),
      likely(rule, remedy, plausible),
    ],
  });
}

export const priceField = (field: Amount) => amount('harga', priceRemedy, field);
/** As `priceField`, where 0 is an answer as well. */
export const priceOrFreeField = (field: Amount) => amount('harga', priceOrFreeRemedy, field);
export const rateField = (field: Amount) => amount('ongkos', rateRemedy, field);
export const donationField = (field: Amount) => amount('nominal', donationRemedy, field);

/** One of several amounts that visitors choose from. */
export const presetEntry = defineArrayMember({
  type: 'number',
  title: 'Nominal',
  components: { input: RupiahInput },
  validation: (rule) => [
    rule.required().error(ask('nominal dalam rupiah, misalnya 25.000')),
    rule.custom((value) => typeof value !== 'number' || sentence(donationRemedy(value))),
  ],
});

/** Warns of an unusual amount, unless it is refused anyway: one problem, one message. */
function likely(rule: NumberRule, remedy: (value: number) => Remedy, plausible: Amount['plausible']) {
  return rule
    .custom((value: number | undefined) =>
      typeof value !== 'number' || value === 0 || remedy(value) ? true : (unusual(value, plausible) ?? true),
    )
    .warning();
}

/** Why an amount, in rupiah, is questioned. */
export const unusual = (value: number, { min, max }: Amount['plausible']): string | undefined =>
  value >= min && value <= max
    ? undefined
    : `Jumlah ini tidak biasa: umumnya antara ${formatRupiah(min)} dan ${formatRupiah(max)}. Periksa lagi jumlah nolnya.`;

/** A whole number of things, at least 1. */
export function quantity(name: string, title: string, description: string) {
  const { min, max } = quantityRange;
  const asked = `Tulis bilangan bulat dari ${min} sampai ${formatNumber(max)}.`;
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) =>
      rule
        .required()
        .custom((value) => value === undefined || (Number.isInteger(value) && value >= min && value <= max) || asked)
        .error(asked),
  });
}
