import { useRef, type Dispatch, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadCode } from '../../client/load-code.ts';
import { showLoadFailure } from '../../client/load-failure.ts';
import type { Prices } from '../../transaction/order.ts';
import { validateForm } from '../../transaction/validate-form.ts';
import { clearToast } from '../../ui/toast.ts';
import type { DonationEvent } from './donation-state.ts';
import { keepDraft } from './draft.ts';
import { readFields } from './form-fields.ts';
import type { GivingSite } from './proceed.ts';

interface Submit {
  prices: Prices;
  site: GivingSite;
  tell: Dispatch<DonationEvent>;
}

const loadProceed = () => loadCode('src/sections/give/proceed.ts', () => import('./proceed.ts'));

/** Prefetches what a submit needs. A failure is reported at the submit. */
export const expectSubmit = () => void loadProceed().catch(() => {});

/** Submits a complete form once, however often the button is pressed. */
export function useSubmit({ prices, site, tell }: Submit) {
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
      tell({ kind: 'sent', fields });
      keepDraft(form);
    } else tell({ kind: 'refused', fields });
    try {
      const { proceed, warn } = await loadProceed();
      if (valid.ok) await proceed({ form, fields, valid, prices, site, tell, navigate });
      else warn(fields, valid.problems, prices);
    } catch {
      showLoadFailure();
    } finally {
      if (valid.ok) {
        sent.current = false;
        tell({ kind: 'answered' });
      }
    }
  };
}
