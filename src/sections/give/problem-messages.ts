import type { Prices } from '../../transaction/order.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import type { FieldName, Problems } from '../../transaction/validate-form.ts';
import { words } from '../../words.ts';

/** What the form says at each field that is wrong, with the limits of the content. */
export function messagesOf(
  problems: Problems,
  { minDonation, maxDonation }: Prices,
): Partial<Record<FieldName, string>> {
  const limits: Partial<Record<string, number>> = { tooSmall: minDonation, tooLarge: maxDonation };
  const entries = Object.entries(problems).map(([field, problem]) => {
    const messages = words.problems[field as FieldName] as Record<string, string | ((limit: string) => string)>;
    const message = messages[problem];
    return [field, typeof message === 'function' ? message(formatRupiah(limits[problem] ?? 0)) : message];
  });
  return Object.fromEntries(entries) as Partial<Record<FieldName, string>>;
}
