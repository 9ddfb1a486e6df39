import { startTransition, useEffect, useReducer, useRef, type Dispatch, type FocusEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadCode } from '../../client/load-code.ts';
import { showLoadFailure } from '../../client/load-failure.ts';
import type { Prices } from '../../transaction/order.ts';
import { validateForm } from '../../transaction/validate-form.ts';
import { clearToast } from '../../ui/toast.ts';
import { donationState, donationView, untouched, type DonationState } from './donation-state.ts';
import { codeIn, controls, keepDraft, keepSoon, readFields, restoreDraft, settleAmounts } from './form-fields.ts';
import type { GivingSite } from './proceed.ts';
import { forgetTransfer } from './keep-transfer.ts';

const loadProceed = () => loadCode('src/sections/give/proceed.ts', () => import('./proceed.ts'));

/** Prefetches what a submit needs. A failure is reported at the submit. */
const expectSubmit = () => void loadProceed().catch(() => {});

/** Submits a complete form once, however often the button is pressed. */
function useSubmit(prices: Prices, site: GivingSite, tell: Dispatch<Partial<DonationState>>) {
  const sent = useRef(false);
  const navigate = useNavigate();
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.current) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    const valid = validateForm(fields, prices);
    sent.current = valid.ok;
    if (valid.ok) {
      clearToast();
      // The fields become inert; focus moves to the button, which does not.
      (event.nativeEvent as SubmitEvent).submitter?.focus();
      tell({ fields, busy: true });
      keepDraft(form);
    } else tell({ fields, refusedAt: event.timeStamp });
    try {
      const { proceed, warn } = await loadProceed();
      if (valid.ok) await proceed({ form, fields, valid, prices, site, tell, navigate });
      else warn(fields, valid.problems, prices);
    } catch {
      showLoadFailure();
    } finally {
      if (valid.ok) {
        sent.current = false;
        tell({ busy: false });
      }
    }
  };
}

function typed(form: HTMLFormElement) {
  const fields = readFields(form);
  return { fields, uniqueCode: codeIn(form, fields.type) };
}

/** State and handlers of the form. Fields are uncontrolled, so that what was typed before the start counts. */
export function useDonationForm(prices: Prices, site: GivingSite) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(donationState, untouched);
  const { key, hash } = useLocation();

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    const found = typed(form.current);
    // The donor may have left the field before the application ran.
    const amountLeft = found.fields.amount !== '' && document.activeElement?.id !== controls.amount;
    startTransition(() => tell(amountLeft ? { ...found, amountLeft } : found));
    // Once per history entry: a hash link must not restore the draft again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  // Keeps what was typed before the start, also in the entry that a hash link adds.
  useEffect(() => {
    if (form.current) keepDraft(form.current);
  }, [key, hash]);

  useEffect(() => {
    if (state.refusedAt > 0) summary.current?.focus();
  }, [state.refusedAt]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    expectSubmit();
    void site.expectConfirmation();
    forgetTransfer();
    settleAmounts(event.currentTarget, event.target);
    keepSoon(event.currentTarget);
    tell(typed(event.currentTarget));
  };

  /**
   * Checks the amount when its field loses focus, but not to a button: a new message would move the button away from
   * the finger. Keeps the draft, because the next focus may be a link.
   */
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    keepDraft(currentTarget);
    if (target.id === controls.amount && !(relatedTarget instanceof HTMLButtonElement)) tell({ amountLeft: true });
  };

  const onSubmit = useSubmit(prices, site, tell);
  return { form, summary, onInput, onBlur, onSubmit, ...donationView(state, prices) };
}
