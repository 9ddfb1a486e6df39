import { startTransition, useEffect, useReducer, useRef, type FocusEvent, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Prices } from '../../transaction/order.ts';
import { donationState, donationView, untouched } from './donation-state.ts';
import { keepDraft, keepSoon, keptDraft, standHere } from './draft.ts';
import { codeIn, controls, readFields, restoreFields, settleAmounts } from './form-fields.ts';
import { forgetTransfer } from './keep-transfer.ts';
import type { GivingSite } from './proceed.ts';
import { expectSubmit, useSubmit } from './use-submit.ts';

/**
 * The donation form in motion. Fields are uncontrolled: what was typed before the application started is read from the
 * form, and only what follows from it lives here.
 */
export function useDonationForm(prices: Prices, site: GivingSite) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(donationState, untouched);
  const { key, hash } = useLocation();

  useEffect(() => {
    if (!form.current) return;
    standHere();
    restoreFields(form.current, keptDraft());
    const fields = readFields(form.current);
    const code = codeIn(form.current, fields.type);
    startTransition(() => tell({ kind: 'typed', fields, code }));
    // Left before the application ran.
    if (document.activeElement?.id !== controls.amount) startTransition(() => tell({ kind: 'amountLeft' }));
    // The entry of the history, not the link to a part of the page that was followed from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  // Also what was typed before the application ran, and in the entry that a link to a part of the page makes.
  useEffect(() => {
    if (form.current) keepDraft(form.current);
  }, [key, hash]);

  useEffect(() => {
    if (state.refusals > 0) summary.current?.focus();
  }, [state.refusals]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    expectSubmit();
    void site.expectConfirmation();
    forgetTransfer();
    settleAmounts(event.currentTarget, event.target);
    const fields = readFields(event.currentTarget);
    const code = codeIn(event.currentTarget, fields.type);
    keepSoon(event.currentTarget);
    tell({ kind: 'typed', fields, code });
  };

  /**
   * A link may be what the field is left for. When it is the button, no message moves that from under the finger: submitting
   * tells anyway.
   */
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    keepDraft(currentTarget);
    if (target.id === controls.amount && !(relatedTarget instanceof HTMLButtonElement)) tell({ kind: 'amountLeft' });
  };

  const onSubmit = useSubmit({ prices, site, tell });
  return { form, summary, onInput, onBlur, onSubmit, ...donationView(state, prices) };
}
