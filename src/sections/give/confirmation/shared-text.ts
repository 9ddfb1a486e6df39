import { formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { confirmationWords } from '../../../words/confirmation.ts';
import { formatWeekday } from '../../../words/days.ts';
import { words } from '../../../words/site.ts';
import { totalUntil } from './last-day.ts';
import type { Payment } from './payment-values.tsx';

/** What a transfer is for, without a name: `Wakaf 3 mushaf di Medan`. That of a donasi has no quantity and city. */
export const purposeOf = ({ type, quantity, city }: Payment['details']): string =>
  confirmationWords.purpose[type](formatNumber(quantity ?? 1), city ?? '');

interface Source extends Pick<Payment, 'details'> {
  content: Pick<Payment['content'], 'bankAccount' | 'printNote' | 'totalDays'>;
}

/**
 * The transfer as a text to share or to keep (docs/what-the-site-does.md#confirmation-page). It has neither name nor
 * address. Banking apps accept its account number without spaces.
 */
export function sharedText({ content, details }: Source): string {
  const { labels } = confirmationWords;
  const { bank, code, number, holder } = content.bankAccount;
  const until = totalUntil(content, details);
  return [
    purposeOf(details),
    '',
    `${labels.bank}: ${bank} (${labels.code} ${code})`,
    `${labels.number}: ${number}`,
    `${labels.holder}: ${holder}`,
    `${words.form.total}: ${formatRupiah(details.total)}`,
    ...(until ? [`${labels.until}: ${formatWeekday(until)}`] : []),
    '',
    content.printNote,
  ].join('\n');
}
