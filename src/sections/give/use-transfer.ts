import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDetails } from '../../transaction/read-details.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { loadCode } from '../../client/load-code.ts';
import type { PriceCheck } from './check-notice.tsx';
import { keepTransfer } from './keep-transfer.ts';
import type { GivingSite } from './proceed.ts';

/** The transaction of the navigation state, or null; ‘pending’ in the prerender and while hydrating. */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  return useInBrowser() ? details : 'pending';
}

/** Whether the prices of this transfer were confirmed when the form was sent (proceed.ts), and a new check. */
export function usePriceCheck(details: TransactionDetails | null, currentPrices: GivingSite['currentPrices']) {
  const { state } = useLocation();
  const { draft, prices: kept } = (state ?? {}) as { draft?: unknown; prices?: unknown };
  const [answer, setAnswer] = useState<PriceCheck | null>(null);
  const prices = answer ?? (kept === 'unknown' || kept === 'changed' ? kept : 'good');
  const check = async () => {
    if (prices !== 'unknown' || !details) return;
    const now = await currentPrices();
    if (!now.checked) return;
    const { stillCosts } = await loadCode('src/sections/give/same-cost.ts', () => import('./same-cost.ts'));
    const found = stillCosts(details, now.prices) ? 'good' : 'changed';
    keepTransfer({ prices: found });
    setAnswer(found);
  };
  return { prices, draft, check: () => check().catch(() => {}) }; // no prices and no server: nothing to compare
}
