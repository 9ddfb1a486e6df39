import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../../page-table.ts';
import type { Prices } from '../../transaction/order.ts';
import { quote } from '../../transaction/quote.ts';
import { toDetails } from '../../transaction/transaction-details.ts';
import type { FormFields, ValidForm } from '../../transaction/validate-form.ts';
import type { DonationEvent } from './donation-state.ts';
import { keepDraft } from './draft.ts';
import { codeIn, draftOf, drawCode } from './form-fields.ts';
import { tellCannotOpen, tellPricesChanged } from './form-toasts.ts';
import { storeTransfer } from './keep-transfer.ts';
import { costsTheSame } from './same-cost.ts';

export { warn } from './form-toasts.ts';

export interface GivingSite {
  /** From the server; without an answer within 4 s, those of this visit. */
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
  tell: (event: DonationEvent) => void;
  navigate: NavigateFunction;
}

/** Opens the confirmation of a complete form, or says why it cannot. Fetched once the form is used. */
export async function proceed({ form, fields, valid, prices, site, tell, navigate }: Sent): Promise<void> {
  const sums = quote(valid.order, prices, codeIn(form, fields.type));
  const details = toDetails({ ...valid, quote: sums, sentAt: Date.now() });
  const [now, opens] = await Promise.all([site.currentPrices(), site.confirmationOpens()]);
  // The visitor may have left the form in the meantime.
  if (!form.isConnected) return;
  if (!costsTheSame(fields, prices, now.prices)) {
    await site.showPrices();
    tell({ kind: 'typed', fields, code: drawCode(form, fields.type) });
    keepDraft(form);
    return tellPricesChanged();
  }
  if (!opens) return tellCannotOpen();
  const state = { ...details, draft: draftOf(form), prices: now.checked ? 'good' : 'unknown' };
  // If pushState throws, the router loads the page from the server, which restores the transfer from storage.
  storeTransfer(state);
  await navigate(paths.confirmation, { state });
}
