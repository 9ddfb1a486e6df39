import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { currentPrices } from '../../client/content.ts';
import { paymentWords } from '../../payment-words.ts';
import { readDetails } from '../../transaction/read-details.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { showToast } from '../../ui/toast.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import type { PriceCheck } from './check-notice.tsx';
import { keepTransfer } from './keep-transfer.ts';
import { stillCosts } from './same-cost.ts';

/** The transaction of the navigation state, or null; ‘pending’ in the prerender and while hydrating. */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  return useInBrowser() ? details : 'pending';
}

/** Whether the prices of this transfer were confirmed when the form was sent (proceed.ts), and a new check. */
function usePriceCheck(details: TransactionDetails | null) {
  const { state } = useLocation();
  const { prices: known } = (state ?? {}) as { prices?: unknown };
  const [answer, setAnswer] = useState<PriceCheck | null>(null);
  const prices = answer ?? (known === 'unknown' || known === 'changed' ? known : 'good');
  const check = async () => {
    if (prices !== 'unknown' || !details) return;
    const now = await currentPrices();
    if (!now.checked) return;
    const found = stillCosts(details, now.prices) ? 'good' : 'changed';
    keepTransfer({ prices: found });
    setAnswer(found);
  };
  return { prices, check: () => check().catch(() => {}) }; // no prices and no server: nothing to compare
}

/** Checks the account each time the visitor comes back to the tab, perhaps after days, and reports a change. */
function useFreshAccount(account: object) {
  const { revalidate } = useRevalidator();
  const shown = useRef(JSON.stringify(account));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
  useEffect(() => {
    const now = JSON.stringify(account);
    if (now !== shown.current) showToast({ ...paymentWords.accountChanged, tone: 'danger' });
    shown.current = now;
  }, [account]);
  return revalidate;
}

/** Whether prices and account could be checked, and a function that checks both again. */
export function useChecks(account: object, details: TransactionDetails | null) {
  const checkAccount = useFreshAccount(account);
  const { check: checkPrices, prices } = usePriceCheck(details);
  const [busy, setBusy] = useState(false);
  const onAgain = async () => {
    setBusy(true);
    await Promise.all([checkAccount(), checkPrices()]);
    setBusy(false);
  };
  return { prices, busy, onAgain: () => void onAgain() };
}
