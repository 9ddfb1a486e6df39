import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { type Current, currentPrices } from '../../../client/content.ts';
import { keptState } from '../../../client/history.ts';
import { readDetails } from '../../../transaction/read-details.ts';
import { quoteAgain, type TransactionDetails } from '../../../transaction/transaction-details.ts';
import { hasLapsed } from './last-day.ts';
import type { Payment } from './payment-values.tsx';

/** Milliseconds for which an answer of the server is current. */
const currentFor = 5000;

const subscribeToNothing = () => () => {};

/** False in prerendered HTML and while React hydrates it, then true. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** What the form handed over: in the router's state, and after a reload in the history entry. Untrusted. */
export function useHandedOver(): object {
  const { state, key } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? { ...(keptState() as object), ...(state as object) } : {}),
    // oxlint-disable-next-line react/exhaustive-deps -- each history entry has a key of its own
    [isHydrated, state, key],
  );
}

/** `pending` in prerendered HTML and during hydration, then whether the form has handed over valid details. */
export type Transfer =
  | { state: 'pending' | 'missing'; details: null }
  | { state: 'known'; details: TransactionDetails };

export function useTransfer(): Transfer {
  const handedOver = useHandedOver();
  const details = useMemo(() => readDetails(handedOver), [handedOver]);
  if (!useHydrated()) return { state: 'pending', details: null };
  return details ? { state: 'known', details } : { state: 'missing', details: null };
}

/** Whether a shown total holds. If not, it is another one now (in rupiah), or lapsed: past its last day, or refused. */
type TotalCheck = { kind: 'holds' } | { kind: 'changed'; total: number } | { kind: 'lapsed' };

export interface Checks {
  total: TotalCheck;
  /** True if the server has not confirmed the account, or the prices of this transfer. */
  isUnknown: boolean;
  busy: boolean;
  onCheckAgain: () => void;
}

/** Compares the total of this transfer with today's prices. Undefined without an answer. */
async function checkTotal(details: TransactionDetails): Promise<TotalCheck | undefined> {
  const now = await currentPrices().catch(() => null);
  if (!now?.checked) return undefined;
  const quote = quoteAgain(details, now.prices);
  if (!quote) return { kind: 'lapsed' };
  return quote.total === details.total ? { kind: 'holds' } : { kind: 'changed', total: quote.total };
}

/**
 * Whether account and total still hold. The page asks the server for the account each time the visitor comes back to
 * the tab, perhaps after days. It asks for the prices, too, if the submit did not confirm them (use-submit.ts), or if
 * the last day of the total has passed.
 */
export function useChecks(
  { content, checked: isAccountKnown, at }: Current<Payment['content']>,
  refresh: () => Promise<void>,
  details: TransactionDetails,
): Checks {
  const { pricesChecked } = useHandedOver() as { pricesChecked?: unknown };
  const [busy, startChecks] = useTransition();
  const [answer, setAnswer] = useState<TotalCheck>();
  const isPastLastDay = hasLapsed(content, details);
  const isUnconfirmed = pricesChecked !== true;
  const asksPrices = isPastLastDay || isUnconfirmed;
  const check = useCallback(async () => {
    const found = asksPrices ? await checkTotal(details) : undefined;
    if (found) setAnswer(found);
  }, [asksPrices, details]);
  useEffect(() => void check(), [check]);
  // After Forward the account may be an old one.
  useEffect(() => {
    if (Date.now() - at > currentFor) void refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later answers are new
  }, []);
  useEffect(() => {
    const checkAgain = () => {
      if (!document.hidden) void Promise.all([refresh(), check()]);
    };
    document.addEventListener('visibilitychange', checkAgain);
    return () => document.removeEventListener('visibilitychange', checkAgain);
  }, [refresh, check]);
  const known: TotalCheck = answer ?? { kind: 'holds' }; // until the server says otherwise
  return {
    total: isPastLastDay && known.kind === 'holds' ? { kind: 'lapsed' } : known,
    isUnknown: !isAccountKnown || (isUnconfirmed && !answer),
    busy,
    onCheckAgain: () =>
      startChecks(async () => {
        await Promise.all([refresh(), check()]);
      }),
  };
}
