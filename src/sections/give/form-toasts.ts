import type { Prices } from '../../transaction/order.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import type { FormFields, Problems } from '../../transaction/validate-form.ts';
import { showToast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

/**
 * The toast of a refused form (docs/what-the-site-does.md#what-must-be-filled-in): the specification's where it is
 * true, else one for the rules that the specification does not have.
 */
export function warn({ type }: FormFields, { name, amount, city }: Problems, { minDonation }: Prices): void {
  const { incompleteDonation, incompleteOrder, checkAgain } = words.messages;
  const isIncomplete = [name, amount, city].includes('empty') || amount === 'tooSmall';
  const incomplete = type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder;
  const message = isIncomplete ? incomplete : checkAgain;
  showToast({ ...message, tone: 'danger', near: 'ringkasan-kesalahan', polite: true });
}

export const tellPricesChanged = (): void => showToast({ ...words.messages.pricesChanged, tone: 'danger' });

export const tellCannotOpen = (): void => showToast({ ...words.messages.cannotOpen, tone: 'danger' });
