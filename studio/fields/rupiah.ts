import { defineField, type NumberRule } from 'sanity';
import { quantityRange, rupiahRange } from '../../src/content/rules.ts';

interface Amount {
  name: string;
  title: string;
  /** Where visitors see it. */
  description: string;
  /** Rupiah below and above which staff are asked to look again; publishing stays possible. */
  plausible: { min: number; max: number };
  /** What must hold beside other fields of the same object. */
  check?: (value: number, parent: Record<string, unknown>) => true | string;
}

const written = (value: number) => `Rp${new Intl.NumberFormat('id-ID').format(value)}`;

/** Whole rupiah: no dots, no decimals, as the rules of src/transaction count. */
export function rupiah({ plausible, check, ...field }: Amount) {
  return defineField({
    ...field,
    type: 'number',
    description: `${field.description} Tulis angkanya saja dalam rupiah, tanpa titik.`,
    validation: (rule) => [
      wholeRupiah(rule.required().min(rupiahRange.min)).custom((value: number | undefined, { parent }) =>
        value === undefined ? true : (check?.(value, (parent ?? {}) as Record<string, unknown>) ?? true),
      ),
      likely(rule, plausible),
    ],
  });
}

/** As `rupiah`, where 0 is an answer as well. */
export function rupiahOrFree({ plausible, ...field }: Amount) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) => [wholeRupiah(rule.required().min(0)), likely(rule, plausible)],
  });
}

function wholeRupiah(rule: NumberRule) {
  return rule.integer().max(rupiahRange.max);
}

function likely(rule: NumberRule, { min, max }: Amount['plausible']) {
  return rule
    .custom((value: number | undefined) => {
      if (value === undefined || value === 0 || (value >= min && value <= max)) return true;
      return `Jumlah ini tidak biasa: umumnya antara ${written(min)} dan ${written(max)}. Periksa lagi jumlah nolnya.`;
    })
    .warning();
}

/** A whole number of things, at least 1. */
export function quantity(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().integer().min(quantityRange.min).max(quantityRange.max),
  });
}
