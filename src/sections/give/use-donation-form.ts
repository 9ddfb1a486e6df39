import { startTransition, useEffect, useReducer, useRef, type FocusEvent, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isTransactionType, type Prices } from '../../transaction/order.ts';
import { drawUniqueCode } from '../../transaction/unique-code.ts';
import { donationState, donationView, untouched } from './donation-state.ts';
import { draftKeeper } from './draft.ts';
import { controls, readFields, restoreFields, settleAmounts } from './form-fields.ts';
import { useSubmit, type GivingSite } from './use-submit.ts';

/**
 * The donation form in motion. Fields are uncontrolled: what was typed before the application started is read from the
 * form, and only what follows from it lives here.
 */
export function useDonationForm(prices: Prices, site: GivingSite) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  const [state, tell] = useReducer(donationState, untouched);
  const { key, search, state: kept } = useLocation();

  useEffect(() => {
    if (!form.current) return;
    const { type: before } = readFields(form.current);
    const wanted = new URLSearchParams(search).get('jenis');
    restoreFields(form.current, kept, isTransactionType(wanted) ? wanted : null);
    const fields = readFields(form.current);
    startTransition(() => tell({ kind: 'restored', fields, before, code: drawUniqueCode() }));
    // The entry of the history, not the link to a part of the page that was followed from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  const drafts = useRef<ReturnType<typeof draftKeeper>>(undefined);
  useEffect(() => {
    drafts.current = draftKeeper();
    return () => drafts.current?.end();
  }, []);

  useEffect(() => {
    if (state.refusals > 0) summary.current?.focus();
  }, [state.refusals]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!expected.current) void site.expectConfirmation();
    expected.current = true;
    settleAmounts(event.currentTarget, event.target);
    const fields = readFields(event.currentTarget);
    drafts.current?.keepSoon(fields);
    tell({ kind: 'typed', fields, code: drawUniqueCode() });
  };

  /** Not on the way to the button: the message would move it from under the finger, and submitting tells anyway. */
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (target.id === controls.amount && !(relatedTarget instanceof HTMLButtonElement)) tell({ kind: 'amountLeft' });
  };

  const onSubmit = useSubmit({ prices, site, uniqueCode: state.uniqueCode, tell });
  return { form, summary, onInput, onBlur, onSubmit, ...donationView(state, prices) };
}
