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
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { named, type Names } from './named.ts';
import { pleaseWrite, asSentence } from './text.ts';
import { inputs } from './units.ts';

interface Limits {
  /** Rupiah below which staff get a warning. They can still publish. */
  min: number;
  /** Rupiah above which they get one. */
  max: number;
}

interface Options extends Limits {
  optional?: true;
  /** A rule that also reads other fields of the same object. */
  check?: (value: number, parent: Record<string, unknown>) => Remedy;
}

/** Makes fields for whole rupiah, with one rule of src/content/money-rules.ts. `noun` names the amount for staff. */
const amountField =
  (noun: string, remedy: (value: number) => Remedy) =>
  (name: string, title: string, description: string, { optional, check, ...limits }: Options) =>
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
            // An amount that is refused gets no warning besides.
            if (!value || remedy(value)) return true;
            return amountWarning(value, limits) ?? true;
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
  validation: (rule) => [
    rule.required().error(pleaseWrite('nominal dalam rupiah, misalnya 25.000')),
    rule.custom((value) => typeof value !== 'number' || asSentence(donationRemedy(value))),
  ],
});

export const amountWarning = (value: number, { min, max }: Limits): string | undefined =>
  value >= min && value <= max
    ? undefined
    : `Jumlah ini tidak biasa: umumnya antara ${formatRupiah(min)} dan ${formatRupiah(max)}. Periksa lagi jumlah nolnya.`;

const { min, max } = quantityRange;
const wholeNumber = pleaseWrite(`bilangan bulat dari ${min} sampai ${formatNumber(max)}`);
const checkQuantity = (value: number) => (Number.isInteger(value) && value >= min && value <= max) || wholeNumber;

export const quantity = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'number',
    components: { input: inputs.count },
    validation: (rule) =>
      rule
        .required()
        .custom((value = min) => checkQuantity(value))
        .error(wholeNumber),
  });

export const weight = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'number',
    components: { input: inputs.kg },
    validation: (rule) => [
      rule.required().error(pleaseWrite('berat dalam kg, misalnya 0,8')),
      rule.custom((value) => typeof value !== 'number' || asSentence(weightRemedy(value))),
    ],
  });
