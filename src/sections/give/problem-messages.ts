import type { Prices } from '../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import type { FieldName, Problems } from '../../transaction/validate-form.ts';
import { words } from '../../words.ts';

/** What the form says at each field that is wrong, with the limits of the content and the letters of the name that are too many. */
export function messagesOf(
  problems: Problems,
  { minDonation, maxDonation }: Prices,
  nameOver: number,
): Partial<Record<FieldName, string>> {
  const figures: Partial<Record<string, string>> = {
    tooSmall: formatRupiah(minDonation),
    tooLarge: formatRupiah(maxDonation),
    tooLong: formatNumber(nameOver),
  };
  const entries = Object.entries(problems).map(([field, problem]) => {
    const messages = words.problems[field as FieldName] as Record<string, string | ((figure: string) => string)>;
    const message = messages[problem];
    return [field, typeof message === 'function' ? message(figures[problem] ?? '') : message];
  });
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>;
}
