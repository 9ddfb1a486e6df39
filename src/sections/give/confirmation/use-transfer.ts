import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { keptState } from '../../../client/history.ts';
import { readDetails } from '../../../transaction/read-details.ts';
import type { TransactionDetails } from '../../../transaction/transaction-details.ts';

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
