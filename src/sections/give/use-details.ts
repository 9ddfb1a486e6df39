import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readDetails } from '../../transaction/read-details.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';

/**
 * The transaction that navigation state carries: 'pending' in prerendered HTML and while hydrating
 * (reading it in the first render is a hydration error), then the details, or null where there are none.
 */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  return useInBrowser() ? details : 'pending';
}
