import type { SanityDocument } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn, askForApproval } from './approvals.ts';
import { type ApprovedRecord, holdBack, type Waiting } from './approved-groups.ts';
import { judgePrices, type PriceMove } from './prices.ts';

export interface PreparedRelease {
  /** The content to build; groups without approval are those of the last release. */
  documents: SanityDocument[];
  /** What the next release falls back to. */
  record: ApprovedRecord;
  waiting: Waiting[];
  /** Amounts that nobody approved. */
  moves: PriceMove[];
  problems: string[];
}

interface Before {
  last: ApprovedRecord | null;
  /** `--confirm-prices`: all changes of prices are intended. */
  isConfirmed?: boolean;
}

/** Applies approvals of groups and prices to the content. */
export function prepareRelease(
  documents: readonly SanityDocument[],
  env: ReleaseSettings,
  { last, isConfirmed = false }: Before,
): PreparedRelease {
  const held = holdBack(documents, approvedIn(env.APPROVED_PAYEES).approved, last);
  const { approved } = approvedIn(env.APPROVED_PRICES);
  const judge = (known: ReadonlySet<string>) => judgePrices(held.documents, last?.prices, known);
  const asked = judge(approved);
  const confirmed = new Set([...approved, ...asked.moves.map((move) => move.fingerprint)]);
  const { moves, approvedPrices } = isConfirmed ? judge(confirmed) : asked;
  return {
    documents: held.documents,
    record: { groups: held.groups, prices: approvedPrices },
    waiting: held.waiting,
    moves: asked.moves,
    problems: [
      ...held.problems,
      ...moves.map(
        ({ place, what, fingerprint }) =>
          `${place}: ${what}. ${askForApproval.replace('npm run payee:fingerprint', `APPROVED_PRICES=${fingerprint}, atau npm run release -- --confirm-prices`)}`,
      ),
    ],
  };
}
