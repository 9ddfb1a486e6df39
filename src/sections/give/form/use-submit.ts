import { startTransition, useRef, useTransition, type FormEvent } from 'react';
import { currentPrices, loadCurrent } from '../../../client/content.ts';
import { storeBackup } from '../../../client/history.ts';
import { paths } from '../../../page-table.ts';
import { type Prices, quote } from '../../../transaction/order.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { stillCosts, toDetails, type TransactionDetails } from '../../../transaction/transaction-details.ts';
import { type FormFields, type Problems, validateForm } from '../../../transaction/validate-form.ts';
import { clearToast, showToast } from '../../../ui/toast.ts';
import { words } from '../../../words/site.ts';
import type { OpenPage } from '../use-giving.ts';
import { readFields } from './form-fields.ts';
import type { useDonationForm } from './use-donation-form.ts';

type Form = Pick<ReturnType<typeof useDonationForm>, 'draft' | 'dispatch'>;

export interface Actions {
  openPage: OpenPage;
  /** Shows the new prices. */
  onPricesChanged: () => Promise<void>;
}

/** Says what is missing, or opens the confirmation. Further presses of the button do nothing meanwhile. */
export function useSubmit(prices: Prices, { draft, dispatch }: Form, { openPage, onPricesChanged }: Actions) {
  const [busy, startSubmit] = useTransition();
  /** Like `busy`, but set at once, because a second press may come before React renders. */
  const isSending = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    const result = validateForm(fields, prices);
    if (!result.ok) {
      dispatch({ fields, refusedAt: event.timeStamp });
      return showProblems(fields, result.problems, prices);
    }
    isSending.current = true;
    clearToast();
    // Focus moves to the button, because the fields become inert.
    (event.nativeEvent as SubmitEvent).submitter?.focus();
    dispatch({ fields });
    draft.keep(form);
    // React throws an error of this action when it renders. IslandBoundary then shows it and keeps what was typed.
    startSubmit(async () => {
      const quoted = quote(result.order, prices, draft.codeFor(fields.type));
      const details = toDetails({ ...result, quote: quoted, sentAt: Date.now() });
      const outcome = await openConfirmation(form, { ...details, draft: draft.read(form) }, openPage);
      if (outcome === 'pricesChanged') {
        await onPricesChanged();
        // The new code shows together with the new prices.
        startTransition(() => dispatch({ fields, uniqueCode: draft.drawCode(fields.type) }));
        draft.keep(form);
      }
      isSending.current = false;
    });
  };
  return { busy, onSubmit };
}

/** Names what is missing, in fixed words without the address. For all other problems, asks to correct what is marked. */
function showProblems({ type }: FormFields, problems: Problems, { minDonation }: Prices): void {
  const { name, amount, city } = problems;
  const { incompleteDonation, incompleteOrder, checkAgain } = words.messages;
  const isIncomplete = [name, amount, city].includes('empty') || amount === 'tooSmall';
  const incomplete = type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder;
  const message = isIncomplete ? incomplete : checkAgain;
  showToast({ ...message, tone: 'danger', polite: true });
}

type Sent = TransactionDetails & { draft: object };

/** Opens the confirmation, or says why it cannot. */
async function openConfirmation(form: HTMLFormElement, sent: Sent, openPage: OpenPage) {
  const [current, confirmation] = await Promise.all([currentPrices(), loadCurrent('confirmation').catch(() => null)]);
  // The visitor may have left the form meanwhile.
  if (!form.isConnected) return 'failed';
  if (!stillCosts(sent, current.prices)) {
    showToast({ ...words.messages.pricesChanged, tone: 'danger' });
    return 'pricesChanged';
  }
  if (!confirmation) {
    showToast({ ...words.messages.cannotOpen, tone: 'danger' });
    return 'failed';
  }
  // Prices that are not `checked` are those that this tab loaded earlier, because the server did not answer.
  const state = { ...sent, pricesChecked: current.checked };
  // If pushState throws, the router loads the page from the server. The page then restores the transfer from storage.
  storeBackup(paths.confirmation, state);
  await openPage(paths.confirmation, state);
  return 'opened';
}
