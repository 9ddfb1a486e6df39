import { askAhead, currentPrices } from '../../client/content.ts';
import { store } from '../../client/kept.ts';
import { paths } from '../../page-table.ts';
import { type Prices, quote } from '../../transaction/order.ts';
import { toDetails } from '../../transaction/transaction-details.ts';
import type { FormFields, Problems, ValidForm } from '../../transaction/validate-form.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { showToast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { codeFor, draftOf } from './form-fields.ts';
import { stillCosts } from './still-costs.ts';

/** Opens the confirmation of a complete form, or says why it cannot. Resolves to `changed` when prices are other ones. */
export async function proceed(
  form: HTMLFormElement,
  { fields, valid, prices }: { fields: FormFields; valid: ValidForm; prices: Prices },
  navigate: (path: string, options: { state: unknown }) => unknown,
): Promise<'changed' | undefined> {
  const sums = quote(valid.order, prices, codeFor(fields.type));
  const details = toDetails({ ...valid, quote: sums, sentAt: Date.now() });
  const [now, opens] = await Promise.all([currentPrices(), askAhead('confirmation')]);
  // The visitor may have left the form in the meantime.
  if (!form.isConnected) return undefined;
  if (!stillCosts(details, now.prices)) {
    showToast({ ...words.messages.pricesChanged, tone: 'danger' });
    return 'changed';
  }
  if (!opens) showToast({ ...words.messages.cannotOpen, tone: 'danger' });
  else {
    const state = { ...details, draft: draftOf(form), prices: now.checked ? 'good' : 'unknown' };
    // If pushState throws, the router loads the page from the server, which restores the transfer from storage.
    store(paths.confirmation, state);
    await navigate(paths.confirmation, { state });
  }
  return undefined;
}

/** Shows the specification's toast if it applies, else one for problems that the specification does not name. */
export function warn({ type }: FormFields, { name, amount, city }: Problems, { minDonation }: Prices): void {
  const { incompleteDonation, incompleteOrder, checkAgain } = words.messages;
  const isIncomplete = [name, amount, city].includes('empty') || amount === 'tooSmall';
  const incomplete = type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder;
  const message = isIncomplete ? incomplete : checkAgain;
  showToast({ ...message, tone: 'danger', near: 'ringkasan-kesalahan', polite: true });
}
