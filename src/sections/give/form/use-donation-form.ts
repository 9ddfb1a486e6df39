import { startTransition, useEffect, useReducer, useRef, type FocusEvent, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPage } from '../../../client/content.ts';
import { removeBackup } from '../../../client/history.ts';
import { paths } from '../../../page-table.ts';
import type { Prices } from '../../../transaction/order.ts';
import type { FieldName } from '../../../transaction/validate-form.ts';
import { focusField } from '../../../ui/form/problem-text.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { changeDonation, donationView, initialState } from './donation-state.ts';
import { controls, readFields } from './form-fields.ts';
import { useDraft } from './use-draft.ts';

/** State and handlers of the form. Fields are uncontrolled, so that input from before React ran counts. */
export function useDonationForm(prices: Prices) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft();
  const [state, dispatch] = useReducer(changeDonation, initialState);
  const { key, hash, state: handedOver } = useLocation() as { key: string; hash: string; state: unknown };

  const readForm = (from: HTMLFormElement) => {
    const fields = readFields(from);
    return { fields, uniqueCode: draft.codeFor(fields.type) };
  };

  useEffect(() => {
    if (!form.current) return;
    draft.restore(form.current, handedOver);
    const restored = readForm(form.current);
    // The donor may have left the field before React ran.
    const hasLeftAmount = restored.fields.amount !== '' && document.activeElement?.id !== controls.amount;
    startTransition(() => dispatch(hasLeftAmount ? { ...restored, hasLeftAmount } : restored));
    // Runs once per history entry, because a hash link must not restore the draft again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  // Keeps the draft at the start, with what was typed before React ran; in the entry that a hash link adds; before a
  // reload; and when the tab is hidden, because a phone may close it.
  useEffect(() => {
    const keep = () => {
      if (form.current) draft.keep(form.current);
    };
    keep();
    const events = ['beforeunload', 'visibilitychange'];
    for (const event of events) addEventListener(event, keep);
    return () => events.forEach((event) => removeEventListener(event, keep));
  }, [draft, key, hash]);

  const view = donationView(state, prices);
  const [firstProblem] = Object.keys(view.problems) as FieldName[]; // in the order of the form
  useEffect(() => {
    if (state.refusedAt > 0 && firstProblem) focusField(controls[firstProblem]);
    // Runs once per refusal: the focus stays while the visitor corrects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state.refusedAt]);

  // The toast about the problems leaves together with the last of them.
  const isWrong = view.wasRefused && firstProblem !== undefined;
  useEffect(() => {
    if (isWrong) return clearToast;
  }, [isWrong]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    // Loads the content again if the first try (donation.island.tsx) failed. The submit reports a failure.
    loadPage('confirmation').catch(() => {});
    removeBackup(paths.confirmation); // a new transaction begins
    draft.keepSoon(event.currentTarget);
    dispatch(readForm(event.currentTarget));
  };

  /**
   * Checks the amount when its field loses focus, unless a button gets it: a new message would move the button away
   * from the finger. Keeps the draft, because a link may get the focus.
   */
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    draft.keep(currentTarget);
    if (target.id === controls.amount && !(relatedTarget instanceof HTMLButtonElement))
      dispatch({ hasLeftAmount: true });
  };

  return { ref: form, draft, dispatch, onInput, onBlur, ...view };
}
