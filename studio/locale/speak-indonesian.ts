import { type Locale, setDefaultOptions } from 'date-fns';
import { id } from 'date-fns/locale/id';

type Part = { isToken: boolean; value: string };

/**
 * Where the Studio writes dates in a fixed pattern it is an American one, `MMM d, yyyy '@' pp`. With the names of
 * months in Indonesian, this puts the day before the month: `22 Nov 2026 pukul 17.20.05`.
 */
function dayFirst(_: Date | number, parts: Part[]): Part[] {
  const [month, space, day, comma, ...rest] = parts;
  if (!month?.value.startsWith('MMM') || !space || day?.value !== 'd' || comma?.value !== ',') return parts;
  return [day, space, month, ...rest.map((part) => (part.value === '@' ? { ...part, value: 'pukul' } : part))];
}

const locale: Locale = { ...id, localize: { ...id.localize, preprocessor: dayFirst } };

/** What no resource of locale.ts reaches: dates that the Studio formats without naming a language, and the page's own. */
export function speakIndonesian(): void {
  setDefaultOptions({ locale });
  // Tools that only read the schema load the config without a page.
  if (typeof document !== 'undefined') document.documentElement.lang = 'id';
}
