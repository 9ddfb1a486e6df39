import { useRef, type Dispatch, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../page-table.ts';
import type { Prices } from '../../transaction/order.ts';
import { quote } from '../../transaction/quote.ts';
import { toDetails } from '../../transaction/transaction-details.ts';
import { validateForm } from '../../transaction/validate-form.ts';
import { clearToast } from '../../ui/toast.ts';
import type { DonationEvent } from './donation-state.ts';
import { keepDraft } from './draft.ts';
import { codeIn, draftOf, drawCode, readFields } from './form-fields.ts';
import { tellCannotOpen, tellPricesChanged, warn } from './form-toasts.ts';
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
    const details = toDetails({
      ...result,
      quote: quote(result.order, prices, codeIn(form, fields.type)),
      sentAt: Date.now(),
    });
    // Whatever page the wait ends on, this entry has what was sent.
    keepDraft(form);
    const [now, opens] = await Promise.all([site.currentPrices(), site.confirmationOpens()]);
    sent.current = false;
    // The visitor may have left meanwhile.
    if (!form.isConnected) return;
    if (!costsTheSame(fields, prices, now.prices)) {
      await site.showPrices();
      tell({ kind: 'typed', fields, code: drawCode(form, fields.type) });
      keepDraft(form);
      tellPricesChanged();
    } else if (opens)
      await navigate(paths.confirmation, {
        state: { ...details, draft: draftOf(form), prices: now.checked ? 'good' : 'unknown' },
      });
    else tellCannotOpen();
    tell({ kind: 'answered' });
  };
}
