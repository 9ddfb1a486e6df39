import { type Amount, amountsOf } from '../../content/money-fields.ts';
import { waitsForApproval } from '../../content/money-rules.ts';
import { placeOf, type Problem } from '../../content/problems.ts';
import { type Documents, type SanityDocument } from '../documents/sanity-document.ts';
import { fingerprint, type ApprovedRecord } from './approved-groups.ts';

/** An amount that needs approval. It changed by more than half, or it is new and outside the range of the others. */
export type PriceMove = Extract<Problem, { kind: 'price moved' | 'price out of range' }>;

/**
 * Compares every amount of moneyFields with the last approved amount of its field. The last released amount is not
 * enough, because small steps would add up. A new amount must lie in the range of the other amounts of the same field,
 * and passes if there are none. Returns the moves without approval, and the last approved amounts.
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
    // A preset may change its position in the list, so it is compared with the whole list.
    const last = amount.isPreset ? undefined : before?.[key];
    const move = before && moveOf(document, amount, { last, others: othersOf(documents, amount, before) });
    const isApproved = move && approved.has(move.values.fingerprint);
    // After a small change the older amount stays the approved one.
    verdict.approvedPrices[key] = isApproved ? amount.value : (last ?? amount.value);
    if (move && !isApproved) verdict.moves.push(move);
  }
  return verdict;
}

/** Approved amounts of the same field: the rates of all cities, or all presets of the form. */
function othersOf(documents: Documents, { type, path }: Amount, before: ApprovedRecord['prices']) {
  const withoutIndex = (field: string) => field.replaceAll(/\d+/g, '*');
  const ids = new Set(documents.filter(({ _type }) => _type === type).map(({ _id }) => _id));
  return Object.entries(before).flatMap(([key, value]) => {
    const [id = '', field = ''] = key.split(' ');
    return ids.has(id) && withoutIndex(field) === withoutIndex(path) ? value : [];
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
