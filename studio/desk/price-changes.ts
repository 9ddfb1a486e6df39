import { type Amount, amountsOf, moneyFields } from '../../src/content/money-fields.ts';
import { waitsForApproval } from '../../src/content/money-rules.ts';
import { formatDecimal, formatRupiah } from '../../src/transaction/rupiah.ts';

/** What visitors see before and after publishing. */
export interface Change {
  title: string;
  before: string;
  after: string;
  /** Said of a change that the site shows only once it is approved (docs/releasing.md). */
  waits?: string | undefined;
}

/** An amount whose change reaches what visitors pay. */
export interface PriceChange extends Change {
  /** What must be typed again before publishing, because the change is large. */
  again: { unit: Amount['unit']; value: number } | undefined;
}

const waits = 'Lebih dari separuh: sampai pengelola situs menyetujuinya, perubahan semua orang belum tampil di situs.';

/** Beyond this part of the old amount somebody may have slipped, and types the new one again. */
const large = 0.3;

export type Document = Record<string, unknown> | null | undefined;

/** What publishing `draft` would change of the amounts that are out already. Empty when nothing, or nothing is out. */
export function priceChanges(published: Document, draft: Document): PriceChange[] {
  if (!published || !draft) return [];
  const [before, after] = [amountsOf(published), amountsOf(draft)];
  const charged = after.filter(({ suggested }) => !suggested);
  return [
    ...charged.flatMap((amount) => changeOf(before.find(({ path }) => path === amount.path)?.value, amount)),
    ...suggestionChanges(before, after),
  ];
}

function changeOf(before: number | undefined, { title, unit, value }: Amount): PriceChange[] {
  if (before === value) return [];
  const isLarge = before === undefined || Math.abs(value - before) > before * large;
  return [
    {
      title,
      before: before === undefined ? 'belum ada' : say(before, unit),
      after: say(value, unit),
      again: isLarge ? { unit, value } : undefined,
      waits: before !== undefined && waitsForApproval(before, value) ? waits : undefined,
    },
  ];
}

/** A tap on a wrong suggestion is seen by the visitor at once: shown, and not typed again. */
function suggestionChanges(before: Amount[], after: Amount[]): PriceChange[] {
  const said = (amounts: Amount[], title: string) =>
    amounts.flatMap((amount) => (amount.title === title ? say(amount.value, amount.unit) : [])).join(', ');
  const titles = moneyFields.flatMap(({ suggested, title }) => (suggested ? title : []));
  return titles
    .map((title) => ({ title, before: said(before, title), after: said(after, title), again: undefined }))
    .filter((change) => change.before !== change.after);
}

const say = (value: number, unit: Amount['unit']) =>
  unit === 'kg' ? `${formatDecimal(value)} kg` : formatRupiah(value);

export const valueAt = (document: Document, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Document)?.[key], document);

export function numberAt(document: Document, path: string): number | undefined {
  const value = valueAt(document, path);
  return typeof value === 'number' ? value : undefined;
}
