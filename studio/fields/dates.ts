import { type DateRule, defineField } from 'sanity';
import { named, type Names } from './named.ts';

type Extra = (rule: DateRule) => DateRule;

const notADay = 'Pilih tanggal yang ada di kalender.';

export const optionalDay = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: (rule) => rule.custom(checkDay).error(notADay),
  });

/** A field for a day, stored as `2025-08-08`. `wrong` is said if there is none, `extra` is a further rule. */
export const day = (name: string, title: string, description: string, extra: Extra = (rule) => rule, wrong = notADay) =>
  defineField({
    ...optionalDay(name, title, description),
    validation: (rule) => [rule.required().custom(checkDay).error(wrong), extra(rule)],
  });

/** Refuses a day such as `2026-02-30`, which an import can bring, and which Date reads as 2 March. */
function checkDay(value: string | undefined) {
  // Sanity refuses text in another format. `error(notADay)` above replaces its message, which names ISO-8601.
  if (value === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return true;
  const time = Date.parse(`${value}T00:00:00Z`);
  if (Number.isNaN(time)) return notADay;
  return new Date(time).toISOString().startsWith(value) || notADay;
}
