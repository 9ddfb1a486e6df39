import { waitsForApproval } from '../../src/content/money-rules.ts';
import { formatDecimal, formatRupiah } from '../../src/transaction/rupiah.ts';

/** An amount whose change reaches what visitors pay. */
export interface PriceChange {
  title: string;
  before: string;
  after: string;
  /** What must be typed again before publishing, because the change is large. */
  again: { kind: 'rupiah' | 'weight'; value: number } | undefined;
  /** A release holds the change back until it is approved (docs/releasing.md). */
  waits: boolean;
}

type Kind = 'rupiah' | 'weight';

/** Where money is set: type, path, what staff know it as. */
const watched: Record<string, [path: string, title: string, kind: Kind][]> = {
  plan: [['price', 'Harga paket', 'rupiah']],
  shippingCity: [['ratePerKg', 'Ongkos per kg', 'rupiah']],
  donationPage: [
    ['prices.unitPrice.beli', 'Harga mushaf, beli', 'rupiah'],
    ['prices.unitPrice.wakaf', 'Harga mushaf, wakaf', 'rupiah'],
    ['prices.weightKg', 'Berat satu mushaf', 'weight'],
    ['prices.minDonation', 'Donasi terkecil', 'rupiah'],
    ['prices.maxDonation', 'Donasi terbesar', 'rupiah'],
  ],
};

/** Beyond this part of the old amount somebody may have slipped, and types the new one again. */
const large = 0.3;

export type Document = Record<string, unknown> | null | undefined;

export const watchesPrices = (type: string): boolean => type in watched;

/** What publishing `draft` would change of the amounts that are out already. Empty when nothing, or nothing is out. */
export function priceChanges(type: string, published: Document, draft: Document): PriceChange[] {
  if (!published || !draft) return [];
  const single = (watched[type] ?? []).flatMap(([path, title, kind]) => {
    const [before, after] = [numberAt(published, path), numberAt(draft, path)];
    if (before === after || after === undefined) return [];
    const again = isLarge(before, after) ? { kind, value: after } : undefined;
    return [
      {
        title,
        before: say(before, kind),
        after: say(after, kind),
        again,
        waits: before !== undefined && waitsForApproval(before, after),
      },
    ];
  });
  return [...single, ...presetChanges(published, draft)];
}

/** A tap on a wrong preset is seen by the visitor at once: shown, and not typed again. */
function presetChanges(published: Document, draft: Document): PriceChange[] {
  const said = (document: Document) =>
    numbersAt(document, 'form.presets')
      .map((amount) => say(amount, 'rupiah'))
      .join(', ');
  const [before, after] = [said(published), said(draft)];
  if (before === after) return [];
  return [{ title: 'Pilihan nominal', before, after, again: undefined, waits: false }];
}

function isLarge(before: number | undefined, after: number): boolean {
  return before === undefined || Math.abs(after - before) > before * large;
}

function say(value: number | undefined, kind: Kind): string {
  if (value === undefined) return 'belum ada';
  return kind === 'weight' ? `${formatDecimal(value)} kg` : formatRupiah(value);
}

export function numberAt(document: Document, path: string): number | undefined {
  const value = at(document, path);
  return typeof value === 'number' ? value : undefined;
}

function at(document: Document, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Document)?.[key], document);
}

export function numbersAt(document: Document, path: string): number[] {
  const value = at(document, path);
  return Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [];
}
