import type { Documents } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn, askForApproval } from './approvals.ts';
import { type ApprovedRecord, type Held, holdBack } from './approved-groups.ts';
import { judgePrices, type PriceMove } from './prices.ts';

export interface PreparedRelease extends Omit<Held, 'groups'> {
  record: ApprovedRecord;
  moves: PriceMove[];
}

interface Before {
  last: ApprovedRecord | null;
  /** `--confirm-prices`: all changes of prices are intended. */
  isConfirmed?: boolean;
}

export function prepareRelease(
  documents: Documents,
  env: ReleaseSettings,
  { last, isConfirmed = false }: Before,
): PreparedRelease {
  const { groups, ...held } = holdBack(documents, approvedIn(env.APPROVED_PAYEES).approved, last);
  const { approved } = approvedIn(env.APPROVED_PRICES);
  const asked = judgePrices(held.documents, last?.prices, approved);
  const confirmed = new Set([...approved, ...asked.moves.map((move) => move.fingerprint)]);
  const { moves, approvedPrices } = isConfirmed ? judgePrices(held.documents, last?.prices, confirmed) : asked;
  const ask = (print: string) =>
    askForApproval.replace(
      'npm run payee:fingerprint',
      `APPROVED_PRICES=${print}, atau npm run release -- --confirm-prices`,
    );
  const unapproved = moves.map(({ place, what, fingerprint }) => `${place}: ${what}. ${ask(fingerprint)}`);
  return {
    ...held,
    record: { groups, prices: approvedPrices },
    moves: asked.moves,
    problems: [...held.problems, ...unapproved],
  };
}
