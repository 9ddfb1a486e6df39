import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../../page-table.ts';
import { type Prices, quote } from '../../transaction/order.ts';
import { toDetails } from '../../transaction/transaction-details.ts';
import type { FormFields, Problems, ValidForm } from '../../transaction/validate-form.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { showToast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import type { DonationState } from './donation-state.ts';
import { codeIn, draftOf, drawCode, keepDraft } from './form-fields.ts';
import { storeTransfer } from './keep-transfer.ts';
import { costsTheSame } from './same-cost.ts';

export interface GivingSite {
  /** Prices from the server; without an answer within 4 s, those that this visit loaded. */
  currentPrices: () => Promise<{ prices: Prices; checked: boolean }>;
  /** Puts current prices into the page. */
  showPrices: () => Promise<void>;
  /** Prefetches the confirmation. */
  expectConfirmation: () => Promise<unknown>;
  /** Whether the confirmation can be opened. */
  confirmationOpens: () => Promise<boolean>;
}

interface Sent {
  form: HTMLFormElement;
  fields: FormFields;
  valid: ValidForm;
  prices: Prices;
  site: GivingSite;
  tell: (change: Partial<DonationState>) => void;
  navigate: NavigateFunction;
}

/** Opens the confirmation of a complete form, or says why it cannot. Its code is fetched once the form is used. */
export async function proceed({ form, fields, valid, prices, site, tell, navigate }: Sent): Promise<void> {
  const sums = quote(valid.order, prices, codeIn(form, fields.type));
  const details = toDetails({ ...valid, quote: sums, sentAt: Date.now() });
  const [now, opens] = await Promise.all([site.currentPrices(), site.confirmationOpens()]);
  // The visitor may have left the form in the meantime.
  if (!form.isConnected) return;
  if (!costsTheSame(fields, prices, now.prices)) {
    await site.showPrices();
    tell({ fields, uniqueCode: drawCode(form, fields.type) });
    keepDraft(form);
    return showToast({ ...words.messages.pricesChanged, tone: 'danger' });
  }
  if (!opens) return showToast({ ...words.messages.cannotOpen, tone: 'danger' });
  const state = { ...details, draft: draftOf(form), prices: now.checked ? 'good' : 'unknown' };
  // If pushState throws, the router loads the page from the server, which restores the transfer from storage.
  storeTransfer(state);
  await navigate(paths.confirmation, { state });
}

/** Shows the specification's toast if it applies, else one for problems that the specification does not name. */
export function warn({ type }: FormFields, { name, amount, city }: Problems, { minDonation }: Prices): void {
  const { incompleteDonation, incompleteOrder, checkAgain } = words.messages;
  const isIncomplete = [name, amount, city].includes('empty') || amount === 'tooSmall';
  const incomplete = type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder;
  const message = isIncomplete ? incomplete : checkAgain;
  showToast({ ...message, tone: 'danger', near: 'ringkasan-kesalahan', polite: true });
}
