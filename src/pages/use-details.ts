import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readDetails, type TransactionDetails } from '../transaction/transaction-details.ts';

const never = () => () => {};

/**
 * The transaction that navigation state carries: 'pending' in prerendered HTML and while hydrating
 * (the server cannot know it, and reading it in the first render is a hydration error), then the
 * details, or null where there are none.
 */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? details : 'pending';
}
