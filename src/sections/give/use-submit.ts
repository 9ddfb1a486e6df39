import { useRef, type Dispatch, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../page-table.ts';
import type { Prices } from '../../transaction/order.ts';
import { quote } from '../../transaction/quote.ts';
import { toDetails } from '../../transaction/transaction-details.ts';
import { validateForm, type FormFields, type ValidForm } from '../../transaction/validate-form.ts';
import { showLoadFailure } from '../../client/load-failure.ts';
import { clearToast } from '../../ui/toast.ts';
import type { DonationEvent } from './donation-state.ts';
import { keepDraft } from './draft.ts';
import { codeIn, draftOf, drawCode, readFields } from './form-fields.ts';
import { tellCannotOpen, tellPricesChanged, warn } from './form-toasts.ts';
import { storeTransfer } from './keep-transfer.ts';
import { costsTheSame } from './same-cost.ts';

export interface GivingSite {
  /** What the site says now; when it cannot be asked within 4 s, what was loaded in this visit. */
  currentPrices: () => Promise<{ prices: Prices; checked: boolean }>;
  /** Puts current prices into the page. */
  showPrices: () => Promise<void>;
  /** Fetches ahead what comes after the form. */
  expectConfirmation: () => Promise<unknown>;
  /** Whether what comes after the form can be had. */
  confirmationOpens: () => Promise<boolean>;
}

interface Submit {
  prices: Prices;
  site: GivingSite;
  tell: Dispatch<DonationEvent>;
}

/** From a complete form to the confirmation, once however often the button is pressed. */
export function useSubmit({ prices, site, tell }: Submit) {
  const sent = useRef(false);
  const navigate = useNavigate();

  const proceed = async (form: HTMLFormElement, fields: FormFields, valid: ValidForm) => {
    const sums = quote(valid.order, prices, codeIn(form, fields.type));
    const details = toDetails({ ...valid, quote: sums, sentAt: Date.now() });
    // Whatever page the wait ends on, this entry has what was sent.
    keepDraft(form);
    const [now, opens] = await Promise.all([site.currentPrices(), site.confirmationOpens()]);
    // The visitor may have left meanwhile.
    if (!form.isConnected) return;
    if (!costsTheSame(fields, prices, now.prices)) {
      await site.showPrices();
      tell({ kind: 'typed', fields, code: drawCode(form, fields.type) });
      keepDraft(form);
      return tellPricesChanged();
    }
    if (!opens) return tellCannotOpen();
    const state = { ...details, draft: draftOf(form), prices: now.checked ? 'good' : 'unknown' };
    // Where the browser takes no further entry, the router loads the page, which finds the transfer here.
    storeTransfer(state);
    await navigate(paths.confirmation, { state });
  };

  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.current) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    const result = validateForm(fields, prices);
    if (!result.ok) {
      tell({ kind: 'refused', fields });
      return warn(fields, result.problems, prices);
    }
    clearToast();
    sent.current = true;
    // What has focus stays usable while the fields are not.
    (event.nativeEvent as SubmitEvent).submitter?.focus();
    tell({ kind: 'sent', fields });
    try {
      await proceed(form, fields, result);
    } catch {
      showLoadFailure();
    } finally {
      sent.current = false;
      tell({ kind: 'answered' });
    }
  };
}
