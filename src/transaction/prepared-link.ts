import { cityNamed, isNamed } from './named-city.ts';
import { isTransactionType, type Prices, type TransactionType } from './order.ts';
import { coerceQuantity, isQuantityAsTyped, parseRupiah } from './parse-rupiah.ts';
import { placeName } from './place-name.ts';
import { formatNumber } from './rupiah.ts';
import type { TransactionDetails } from './transaction-details.ts';
import { wellFormed } from './whatsapp.ts';

/** Controls of the form that a link may fill in, by their names (docs/what-the-site-does.md#prepared-links). */
export type LinkField = 'jenis' | 'nominal' | 'jumlah' | 'kota';

/** The controls of each type, in the order of the form. */
const ownFields: Record<TransactionType, readonly LinkField[]> = {
  donasi: ['jenis', 'nominal'],
  beli: ['jenis', 'jumlah', 'kota'],
  wakaf: ['jenis', 'jumlah', 'kota'],
};
const fields = [...new Set(Object.values(ownFields).flat())];

interface Prepared {
  /** Values for the controls. `tempat` is the alias by which the link names the city, or ''. */
  values: Partial<Record<LinkField | 'tempat', string>>;
  /** The fields of the link that the form cannot accept. */
  wrong: LinkField[];
}

/** Reads a field as the form would read the same text of a donor. Null if the form would refuse or change it. */
const readers: Record<LinkField, (text: string, prices: Prices) => Prepared['values'] | null> = {
  jenis: (text) => (isTransactionType(text) ? { jenis: text } : null),
  nominal(text, { minDonation, maxDonation }) {
    const parsed = parseRupiah(text);
    const isWithin = parsed.ok && parsed.value >= minDonation && parsed.value <= maxDonation;
    return isWithin ? { nominal: formatNumber(parsed.value) } : null;
  },
  jumlah: (text, { maxQuantity }) =>
    isQuantityAsTyped(text, maxQuantity) ? { jumlah: String(coerceQuantity(text, maxQuantity)) } : null,
  kota(text, { cities }) {
    const city = cities.find(({ name }) => name === text) ?? cityNamed(cities, text);
    if (!city) return null;
    const alias = city.aliases?.find((name) => isNamed(placeName(text), placeName(name)));
    return { kota: city.name, tempat: city.name === text ? '' : (alias ?? '') };
  },
};

/**
 * Reads the query of a link such as `?jenis=wakaf&jumlah=5&kota=Medan`. Anybody may have written it. An empty field
 * counts as absent. A field is wrong if the link has it twice or its type does not have it. Never throws.
 */
export function readLink(query: string, prices: Prices): Prepared {
  const parameters = new URLSearchParams(query);
  const filled = fields.filter((name) => parameters.getAll(name).some((text) => text.trim() !== ''));
  const read = (name: LinkField) => {
    const [text = '', second] = parameters.getAll(name);
    return second === undefined ? readers[name](text, prices) : null;
  };
  const type = read('jenis')?.jenis as TransactionType | undefined;
  const own = ownFields[type ?? 'donasi'];
  const results = filled.map((name) => ({ name, values: own.includes(name) ? read(name) : null }));
  return {
    values: Object.assign({}, ...results.map(({ values }) => values)) as Prepared['values'],
    wrong: results.flatMap(({ name, values }) => (values ? [] : name)),
  };
}

type Ordered = Pick<TransactionDetails, 'type' | 'amount' | 'quantity' | 'place'>;

/**
 * The query that prepares the same form for somebody else. It never has a name or an address. For beli it has no city
 * either, because that is part of the buyer's address. Null values are left out.
 */
export function linkTo({ type, amount, quantity, place }: Ordered): string {
  const given =
    type === 'donasi' ? { nominal: amount } : { jumlah: quantity, ...(type === 'wakaf' && { kota: place }) };
  return Object.entries(given).reduce(
    (query, [name, value]) =>
      value === null ? query : `${query}&${name}=${encodeURIComponent(wellFormed(String(value)))}`,
    `?jenis=${type}`,
  );
}
