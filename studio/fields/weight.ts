import { defineField } from 'sanity';
import { weightRemedy } from '../../src/content/money-rules.ts';
import { formatDecimal } from '../../src/transaction/rupiah.ts';
import { measureInput } from './measure-input.tsx';
import { readWeight, sayWeight } from './read-weight.ts';
import { ask, sentence } from './sentence.ts';

export const WeightInput = measureInput({
  inputMode: 'decimal',
  read: readWeight,
  write: formatDecimal,
  say: sayWeight,
});

/** Kilograms, typed as people write them. */
export function weight(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    components: { input: WeightInput },
    validation: (rule) => [
      rule.required().error(ask('berat dalam kg, misalnya 0,8')),
      rule.custom((value) => typeof value !== 'number' || sentence(weightRemedy(value))),
    ],
  });
}
