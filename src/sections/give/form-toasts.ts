import type { Prices } from '../../transaction/order.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import type { FormFields, Problems } from '../../transaction/validate-form.ts';
import { showToast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

/**
 * The toast of a refused form (docs/what-the-site-does.md#what-must-be-filled-in). A missing address alone has none: the
 * text would mislead.
 */
export function warn({ type }: FormFields, { name, amount, city }: Problems, { minDonation }: Prices): void {
  const { incompleteDonation, incompleteOrder } = words.messages;
  if (!name && !amount && !city) return;
  const message = type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder;
  showToast({ ...message, tone: 'danger' });
}

export const tellPricesChanged = (): void => showToast({ ...words.messages.pricesChanged, tone: 'danger' });

export const tellCannotOpen = (): void => showToast({ ...words.messages.cannotOpen, tone: 'danger' });
