import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readDetails } from '../../transaction/read-details.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';

/**
 * The transaction of the navigation state, or null. 'pending' in the prerender and while hydrating, which must not read
 * it.
 */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  return useInBrowser() ? details : 'pending';
}
