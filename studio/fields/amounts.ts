import type { ComponentType } from 'react';
import { defineArrayMember, defineField, type NumberInputProps, type NumberRule } from 'sanity';
import { donationRemedy, priceOrFreeRemedy, priceRemedy, rateRemedy, weightRemedy } from 'site/content/money-rules.ts';
import { quantityRange, type Remedy } from 'site/content/rules.ts';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { named, type Names } from './named.ts';
import { pleaseWrite, asSentence } from './text.ts';
import { inputs } from './units.ts';

interface Options {
  /** The range of usual amounts, in rupiah. Staff get a warning about any other amount, and can publish it all the same. */
  usual: { from: number; to: number };
  optional?: true;
  /** A rule that also reads other fields of the same object. */
  check?: (value: number, parent: Record<string, unknown>) => Remedy;
}

const numberRules = (rule: NumberRule, what: string, remedy: (value: number) => Remedy) => [
  rule.required().error(pleaseWrite(what)),
  rule.custom((value) => typeof value !== 'number' || asSentence(remedy(value))),
];

/** Makes fields for whole rupiah, with one rule of src/content/money-rules.ts. `noun` names the amount for staff. */
const amountField =
  (noun: string, remedy: (value: number) => Remedy) =>
  (name: string, title: string, description: string, { usual, optional, check }: Options) =>
    defineField({
      ...named(name, title, description),
      type: 'number',
      components: { input: inputs.rupiah },
      validation: (rule) => [
        ...(optional ? [] : [rule.required().error(pleaseWrite(`${noun} dalam rupiah, misalnya 29.000`))]),
        rule.custom((value: number | undefined, { parent = {} }) => {
          if (typeof value !== 'number') return true;
          return asSentence(remedy(value) ?? check?.(value, parent as Record<string, unknown>));
        }),
        rule
          .custom((value: number | undefined) => {
            // Neither 0 (free) nor an amount that is refused gets a warning.
            if (!value || remedy(value)) return true;
            return checkUsual(value, usual);
          })
          .warning(),
      ],
    });

export const priceField = amountField('harga', priceRemedy);
export const priceOrFreeField = amountField('harga', priceOrFreeRemedy);
export const rateField = amountField('ongkos', rateRemedy);
export const donationField = amountField('nominal', donationRemedy);

export const presetEntry = defineArrayMember({
  type: 'number',
  title: 'Nominal',
  components: { input: inputs.rupiah },
  validation: (rule) => numberRules(rule, 'nominal dalam rupiah, misalnya 25.000', donationRemedy),
});

const checkUsual = (value: number, { from, to }: Options['usual']) =>
  (value >= from && value <= to) ||
  `Jumlah ini tidak biasa: umumnya antara ${formatRupiah(from)} dan ${formatRupiah(to)}. Periksa lagi jumlah nolnya.`;

const { min, max } = quantityRange;
const wholeNumber = `bilangan bulat dari ${min} sampai ${formatNumber(max)}`;
const quantityRemedy = (value: number) =>
  Number.isInteger(value) && value >= min && value <= max ? undefined : `tulis ${wholeNumber}`;

const numberField =
  (input: ComponentType<NumberInputProps>, what: string, remedy: (value: number) => Remedy) =>
  (...names: Names) =>
    defineField({
      ...named(...names),
      type: 'number',
      components: { input },
      validation: (rule) => numberRules(rule, what, remedy),
    });

export const quantity = numberField(inputs.count, wholeNumber, quantityRemedy);
export const weight = numberField(inputs.kg, 'berat dalam kg, misalnya 0,8', weightRemedy);
