import { type Locale, setDefaultOptions } from 'date-fns';
import { id } from 'date-fns/locale/id';

type Part = { isToken: boolean; value: string };

/**
 * In some places the Studio has a fixed American pattern for dates, `MMM d, yyyy '@' pp`. This puts the day before the
 * month and translates `@`: `22 Nov 2026 pukul 17.20.05`.
 */
function dayFirst(_: Date | number, parts: Part[]): Part[] {
  const [month, space, day, comma, ...rest] = parts;
  if (!month?.value.startsWith('MMM') || !space || day?.value !== 'd' || comma?.value !== ',') return parts;
  return [day, space, month, ...rest.map((part) => (part.value === '@' ? { ...part, value: 'pukul' } : part))];
}

const locale: Locale = { ...id, localize: { ...id.localize, preprocessor: dayFirst } };

/** Covers what locale.ts cannot: dates that the Studio formats without a language, and the language of the page. */
export function speakIndonesian(): void {
  setDefaultOptions({ locale });
  // Tools that only read the schema load the config without a document.
  if (typeof document !== 'undefined') document.documentElement.lang = 'id';
}
