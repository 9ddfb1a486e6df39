import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isTransactionType, type Prices } from '../transaction/order.ts';
import { quote } from '../transaction/quote.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { toDetails } from '../transaction/transaction-details.ts';
import { drawUniqueCode } from '../transaction/unique-code.ts';
import { readOrder, validateForm, type FormFields, type Problems } from '../transaction/validate-form.ts';
import { showToast } from '../ui/toast.ts';
import { words } from '../words.ts';
import { readFields, restoreFields, settleAmounts } from './form-fields.ts';

const untouched: FormFields = { type: 'donasi', name: '', amount: '', quantity: '1', city: '', address: '' };

/**
 * The donation form in motion. Fields are uncontrolled: what was typed before the application started is
 * read from the form, and only derived figures live here.
 */
export function useDonationForm(prices: Prices) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const [fields, setFields] = useState(untouched);
  const [uniqueCode, setUniqueCode] = useState<number | null>(null);
  const [attempts, setAttempts] = useState(0);
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!form.current) return;
    const wanted = new URLSearchParams(location.search).get('jenis');
    restoreFields(form.current, location.state, isTransactionType(wanted) ? wanted : null);
    const restored = readFields(form.current);
    startTransition(() => {
      setFields(restored);
      setUniqueCode((drawn) => drawn ?? drawUniqueCode());
    });
  }, [location]);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    settleAmounts(event.currentTarget, event.target);
    const next = readFields(event.currentTarget);
    if (next.type !== fields.type) {
      setUniqueCode(drawUniqueCode());
      setAttempts(0);
    }
    setFields(next);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.current) return;
    const current = readFields(event.currentTarget);
    setFields(current);
    const result = validateForm(current, prices);
    if (!result.ok) {
      setAttempts(attempts + 1);
      return warn(current, result.problems, prices);
    }
    sent.current = true;
    const figures = quote(result.order, prices, uniqueCode ?? drawUniqueCode());
    keepDraft(current);
    void navigate(paths.confirmation, { state: toDetails({ ...result, quote: figures }) });
  };

  const checked = attempts > 0 ? validateForm(fields, prices) : null;
  return {
    form,
    summary,
    onInput,
    onSubmit,
    order: readOrder(fields, prices),
    figures: uniqueCode === null ? null : quote(readOrder(fields, prices), prices, uniqueCode),
    problems: checked?.ok === false ? checked.problems : ({} as Problems),
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

/** Back from the confirmation finds the form as it was. In the history entry, so nothing is stored. */
function keepDraft(draft: FormFields) {
  history.replaceState({ ...(history.state as object), usr: { draft } }, '');
}
