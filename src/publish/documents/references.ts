/** A reference inside a document. */
export interface Reference {
  /** `items.0.image.asset` */
  path: string;
  /** The id of the document that it leads to. */
  ref: string;
  /** A weak one may lead nowhere. */
  weak: boolean;
}

/** Every reference inside `value`, in the order in which it is written. */
export function references(value: unknown, path = ''): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    '_ref' in value && typeof value._ref === 'string'
      ? [{ path, ref: value._ref, weak: '_weak' in value && value._weak === true }]
      : [];
  const inside = Object.entries(value).flatMap(([key, child]) => references(child, path ? `${path}.${key}` : key));
  return [...own, ...inside];
}
