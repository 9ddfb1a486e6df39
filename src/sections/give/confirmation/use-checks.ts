import { useCallback, useEffect, useState, useTransition } from 'react';
import { type Current, currentPrices } from '../../../client/content.ts';
import { quoteAgain, type TransactionDetails } from '../../../transaction/transaction-details.ts';
import { hasLapsed } from './last-day.ts';
import type { Payment } from './payment-values.tsx';
import { useHandedOver } from './use-transfer.ts';

/** Milliseconds for which an answer of the server is current. */
const currentFor = 5000;

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
 * Whether account and total still hold. The page asks the server for the account (`refresh`) each time the visitor
 * comes back to the tab, perhaps after days. It asks for the prices, too, if the submit did not confirm them
 * (use-submit.ts), or if the last day of the total has passed.
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
  // After Forward the page shows what this tab loaded earlier, perhaps with an old account.
  useEffect(() => {
    if (Date.now() - at > currentFor) void refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later answers are new
  }, []);
  const checkBoth = useCallback(async () => void (await Promise.all([refresh(), check()])), [refresh, check]);
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) void checkBoth();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [checkBoth]);
  const known: TotalCheck = answer ?? { kind: 'holds' }; // until the server says otherwise
  return {
    total: isPastLastDay && known.kind === 'holds' ? { kind: 'lapsed' } : known,
    isUnknown: !isAccountKnown || (isUnconfirmed && !answer),
    busy,
    onCheckAgain: () => startChecks(checkBoth),
  };
}
