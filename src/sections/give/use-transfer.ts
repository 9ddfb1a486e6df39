import { useEffect, useMemo, useRef, useState, useSyncExternalStore, useTransition } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { currentPrices } from '../../client/content.ts';
import { keepState, keptState, storeCopy } from '../../client/kept-state.ts';
import { paths } from '../../page-table.ts';
import { paymentWords } from '../../payment-words.ts';
import { readDetails } from '../../transaction/read-details.ts';
import { stillCosts, type TransactionDetails } from '../../transaction/transaction-details.ts';
import { showToast } from '../../ui/toast.ts';

export type PriceCheck = 'good' | 'unknown' | 'changed';

/** Adds values to the state that the confirmation keeps, in its history entry and in storage. */
export function keepTransfer(more: object): void {
  // After a failed pushState the router shows the confirmation before it loads its page. This entry is still the form's.
  if (location.pathname !== paths.confirmation) return;
  const state = { ...(keptState() as object), ...more };
  keepState(state);
  storeCopy(paths.confirmation, state);
}

const never = () => () => {};

/** False in prerendered HTML and while React hydrates it, then true. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The transaction of the navigation state, or null. ‘pending’ in prerendered HTML and during hydration. */
export function useDetails(): TransactionDetails | null | 'pending' {
  const { state } = useLocation();
  const details = useMemo(() => readDetails(state), [state]);
  return useInBrowser() ? details : 'pending';
}

/** Whether the submit confirmed the prices of this transfer (use-submit.ts), and a function that checks them again. */
function usePriceCheck(details: TransactionDetails | null) {
  const { state } = useLocation();
  const { prices: fromSubmit } = (state ?? {}) as { prices?: unknown };
  const [answer, setAnswer] = useState<PriceCheck | null>(null);
  const prices = answer ?? (fromSubmit === 'unknown' || fromSubmit === 'changed' ? fromSubmit : 'good');
  const check = async () => {
    if (prices !== 'unknown' || !details) return;
    const now = await currentPrices();
    if (!now.checked) return;
    const found = stillCosts(details, now.prices) ? 'good' : 'changed';
    keepTransfer({ prices: found });
    setAnswer(found);
  };
  return { prices, check: () => check().catch(() => {}) }; // without the server there is nothing to compare
}

/** Checks the account each time the visitor comes back to the tab, perhaps after days, and reports a change. */
function useFreshAccount(account: object) {
  const { revalidate } = useRevalidator();
  const shown = useRef(JSON.stringify(account));
  useEffect(() => {
    const checkAgain = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', checkAgain);
    return () => document.removeEventListener('visibilitychange', checkAgain);
  }, [revalidate]);
  useEffect(() => {
    const now = JSON.stringify(account);
    if (now !== shown.current) showToast({ ...paymentWords.accountChanged, tone: 'danger' });
    shown.current = now;
  }, [account]);
  return revalidate;
}

/** Whether the prices hold, and a function that checks prices and account again. */
export function useChecks(account: object, details: TransactionDetails | null) {
  const checkAccount = useFreshAccount(account);
  const { check: checkPrices, prices } = usePriceCheck(details);
  const [busy, startChecks] = useTransition();
  const onCheckAgain = () =>
    startChecks(async () => {
      await Promise.all([checkAccount(), checkPrices()]);
    });
  return { prices, busy, onCheckAgain };
}

/** When the donor marked the message as sent, in ms since 1970. Only this tab keeps it, and only the page uses it. */
export function useSent(details: TransactionDetails | null) {
  /** The new value once the donor has pressed a button on this page; undefined before. */
  const [pressed, setPressed] = useState<number | null>();
  const kept = details && (keptState() as { sent?: unknown } | undefined)?.sent;
  const stored = typeof kept === 'number' ? kept : null;
  const sent = pressed === undefined ? stored : pressed;
  const setSent = (isSent: boolean) => {
    const at = isSent ? Date.now() : null;
    keepTransfer({ sent: at });
    setPressed(at);
  };
  // Focuses the heading, which says what happens now, because the pressed button is gone.
  useEffect(() => {
    if (pressed !== undefined) document.getElementById('judul')?.focus();
  }, [pressed]);
  return { sent, setSent };
}
