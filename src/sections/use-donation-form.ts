import { startTransition, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isTransactionType, type Prices } from '../transaction/order.ts';
import { quote } from '../transaction/quote.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { toDetails } from '../transaction/transaction-details.ts';
import { drawUniqueCode } from '../transaction/unique-code.ts';
import { readOrder, validateForm, type FormFields, type Problems } from '../transaction/validate-form.ts';
import { clearToast, showToast } from '../ui/toast.ts';
import { words } from '../words.ts';
import { controls, readFields, restoreFields, settleAmounts } from './form-fields.ts';

const untouched: FormFields = { type: 'donasi', name: '', amount: '', quantity: '1', city: '', address: '' };

interface Site {
  /** Whether the prices of this page are still those of the site. */
  pricesHold: () => Promise<boolean>;
  /** Fetches what comes next ahead. */
  expectConfirmation: () => Promise<unknown>;
}

/**
 * The donation form in motion. Fields are uncontrolled: what was typed before the application started is
 * read from the form, and only derived figures live here.
 */
export function useDonationForm(prices: Prices, { pricesHold, expectConfirmation }: Site) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  const sent = useRef(false);
  const [fields, setFields] = useState(untouched);
  const [uniqueCode, setUniqueCode] = useState<number | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [amountLeft, setAmountLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const { key, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!form.current) return;
    const { type: before } = readFields(form.current);
    const wanted = new URLSearchParams(search).get('jenis');
    restoreFields(form.current, state, isTransactionType(wanted) ? wanted : null);
    const restored = readFields(form.current);
    startTransition(() => {
      setFields(restored);
      setUniqueCode((drawn) => (drawn === null || restored.type !== before ? drawUniqueCode() : drawn));
    });
    if ((state as Draft | null)?.pricesChanged) {
      keepDraft({ draft: restored });
      showToast({ ...words.messages.pricesChanged, tone: 'danger' });
    }
    // The entry of the history, not the link to a part of the page that was followed from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!expected.current) void expectConfirmation();
    expected.current = true;
    settleAmounts(event.currentTarget, event.target);
    const next = readFields(event.currentTarget);
    if (next.type !== fields.type) {
      setUniqueCode(drawUniqueCode());
      setAttempts(0);
    }
    setFields(next);
  };

  /** Not on the way to the button: the message would move it from under the finger, and submitting tells anyway. */
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (target.id === controls.amount && !(relatedTarget instanceof HTMLButtonElement)) setAmountLeft(true);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.current) return;
    const current = readFields(event.currentTarget);
    setFields(current);
    const result = validateForm(current, prices);
    if (!result.ok) {
      setAttempts(attempts + 1);
      return warn(current, result.problems, prices);
    }
    clearToast();
    sent.current = true;
    setBusy(true);
    const figures = quote(result.order, prices, uniqueCode ?? drawUniqueCode());
    const hold = await pricesHold();
    // The visitor may have left meanwhile.
    if (!form.current) return;
    if (hold) {
      keepDraft({ draft: current });
      await navigate(paths.confirmation, { state: { ...toDetails({ ...result, quote: figures }), draft: current } });
    } else {
      keepDraft({ draft: current, pricesChanged: true });
      location.reload();
    }
    sent.current = false;
    setBusy(false);
  };

  const checked = attempts > 0 || amountLeft ? validateForm(fields, prices) : null;
  const problems = checked?.ok === false ? checked.problems : ({} as Problems);
  const { amount } = problems;
  const shown: Problems = attempts > 0 ? problems : amount && amount !== 'empty' ? { amount } : {};
  return {
    form,
    summary,
    onInput,
    onBlur,
    onSubmit,
    busy,
    order: readOrder(fields, prices),
    figures: uniqueCode === null ? null : quote(readOrder(fields, prices), prices, uniqueCode),
    /** Submitting was refused: all that is wrong is told, not only what was just typed. */
    refused: attempts > 0,
    problems: shown,
  };
}

/** The toast of specification section 5. A missing address alone has none: its text would mislead. */
function warn({ type }: FormFields, { name, amount, city }: Problems, { minDonation }: Prices) {
  const { incompleteDonation, incompleteOrder } = words.messages;
  if (name || amount || city)
    showToast({
      ...(type === 'donasi' ? incompleteDonation(formatRupiah(minDonation)) : incompleteOrder),
      tone: 'danger',
    });
}

interface Draft {
  draft: FormFields;
  /** Told once, when the page has loaded anew because of it. */
  pricesChanged?: boolean;
}

/** Back from the confirmation finds the form as it was. In the history entry, so nothing is stored. */
function keepDraft(draft: Draft) {
  history.replaceState({ ...(history.state as object), usr: draft }, '');
}
