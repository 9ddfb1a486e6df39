import { type Locale, setDefaultOptions } from 'date-fns';
import { id } from 'date-fns/locale/id';

type Part = { isToken: boolean; value: string };

/**
 * Replaces the American pattern `MMM d, yyyy '@' pp`, with which the Studio formats some dates. Puts the day before the
 * month and translates `@`: `22 Nov 2026 pukul 17.20.05`.
 */
function dayFirst(_: Date | number, parts: Part[]): Part[] {
  const [month, space, day, comma, ...rest] = parts;
  if (!month?.value.startsWith('MMM') || !space || day?.value !== 'd' || comma?.value !== ',') return parts;
  return [day, space, month, ...rest.map((part) => (part.value === '@' ? { ...part, value: 'pukul' } : part))];
}

const locale: Locale = { ...id, localize: { ...id.localize, preprocessor: dayFirst } };

/** Sets what locale.ts cannot: the language of dates that the Studio formats without one, and that of the page. */
export function speakIndonesian(): void {
  setDefaultOptions({ locale });
  // Tools that only read the schema load this file outside a browser.
  if (typeof document !== 'undefined') document.documentElement.lang = 'id';
}
