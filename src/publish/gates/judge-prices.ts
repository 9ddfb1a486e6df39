import { type Amount, amountsOf } from '../../content/money-fields.ts';
import { waitsForApproval } from '../../content/money-rules.ts';
import { placeOf, type Problem } from '../../content/problems.ts';
import { type Documents, type SanityDocument } from '../documents/sanity-document.ts';
import { fingerprint, type ApprovedRecord } from './approved-groups.ts';

/** An amount that needs approval: it changed by more than half, or it is new and outside the range of its kind. */
export type PriceMove = Extract<Problem, { kind: 'price moved' | 'price out of range' }>;

/**
 * Compares every amount of moneyFields with the last approved amount of its field. The last released amount is not
 * enough, because small steps would add up. A new amount must lie in the range of its kind, and passes if it is the
 * only one. Returns the moves without approval, and the last approved amounts.
 */
export function judgePrices(
  documents: Documents,
  before: ApprovedRecord['prices'] | undefined,
  approved: ReadonlySet<string>,
): { moves: PriceMove[]; approvedPrices: ApprovedRecord['prices'] } {
  const amounts = documents.flatMap((document) => amountsOf(document).map((amount) => ({ document, amount })));
  const verdict = { moves: [] as PriceMove[], approvedPrices: {} as ApprovedRecord['prices'] };
  for (const { document, amount } of amounts) {
    const key = `${document._id} ${amount.path}`;
    const last = amount.suggested ? undefined : before?.[key];
    const move = before && moveOf(document, amount, { last, others: othersOf(documents, amount, before) });
    // A suggestion may move inside its list, so it is compared with the whole list.
    const isSettled = !move || approved.has(move.values.fingerprint);
    verdict.approvedPrices[key] = isSettled && (move || last === undefined) ? amount.value : (last ?? amount.value);
    if (move && !isSettled) verdict.moves.push(move);
  }
  return verdict;
}

/** Approved amounts of the same kind: the rates of all cities, or all suggestions of a list. */
function othersOf(documents: Documents, { type, path }: Amount, before: ApprovedRecord['prices']) {
  const kind = (field: string) => field.replaceAll(/\d+/g, '*');
  const ids = new Set(documents.filter(({ _type }) => _type === type).map(({ _id }) => _id));
  return Object.entries(before).flatMap(([key, value]) => {
    const [id = '', field = ''] = key.split(' ');
    return ids.has(id) && kind(field) === kind(path) ? value : [];
  });
}

function moveOf(
  document: SanityDocument,
  { path, value, unit }: Amount,
  { last, others }: { last: number | undefined; others: readonly number[] },
): PriceMove | null {
  const isNew = last === undefined;
  const isInRange = others.length === 0 || (value >= Math.min(...others) && value <= Math.max(...others));
  if (isNew ? isInRange : !waitsForApproval(last, value)) return null;
  const at = { document: { _id: document._id, _type: document._type }, field: path };
  const own = { value, unit, fingerprint: fingerprint('harga', placeOf(document, path), [last ?? null, value]) };
  if (!isNew) return { ...at, kind: 'price moved', values: { ...own, last } };
  const range = { least: Math.min(...others), most: Math.max(...others) };
  return { ...at, kind: 'price out of range', values: { ...own, ...range } };
}
