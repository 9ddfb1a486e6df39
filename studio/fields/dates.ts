import { type CustomValidator, defineField } from 'sanity';
import { shown } from 'site/content/shown.ts';
import { named, type Names } from './named.ts';

/** How days and moments are typed everywhere: `24/11/2026`, `02:00`. */
export const dateFormat = 'DD/MM/YYYY';
export const timeFormat = 'HH:mm';

const notADay = 'Pilih tanggal yang ada di kalender.';

export const optionalDay = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'date',
    options: { dateFormat },
    validation: (rule) => rule.custom(realDay).error(notADay),
  });

/** A day, stored as `2025-08-08`. `question` may return a warning about an existing day. */
export const day = (
  name: string,
  title: string,
  description: string,
  question: CustomValidator<string | undefined> = () => true,
) =>
  defineField({
    ...optionalDay(name, title, description),
    validation: (rule) => [rule.required().custom(realDay).error(notADay), rule.custom(question).warning()],
  });

/** An import can bring 30 February; Date would silently make it March. */
function realDay(value: string | undefined) {
  // The Studio itself refuses text that is not in the form of a day.
  if (value === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return true;
  const time = Date.parse(`${value}T00:00:00Z`);
  return (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) || notADay;
}

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' });
const moments = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

const isTime = (stored: unknown): stored is string => typeof stored === 'string' && !Number.isNaN(Date.parse(stored));

/** `24 Nov 2026`, of a stored day or time. */
export const writtenDay = (stored: unknown): string =>
  isTime(stored) ? days.format(new Date(stored)) : shown(stored, 'day');

/** `24 Nov 2026, 02.00 WIB`, of a stored time. */
export const writtenMoment = (stored: unknown): string =>
  isTime(stored) ? `${moments.format(new Date(stored))} WIB` : shown(stored, 'moment');
