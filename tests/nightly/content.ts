import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';

/** An object within a document: an item of a list, a group of fields. */
export type Item = Record<string, unknown>;

/** Changes the `number`th copy of an item or document, so that it differs from the others. */
export type Vary<Each = Item> = (copy: Each, number: number) => void;

const parent = (item: Item, path: string): [Item, string] => {
  const keys = path.split('.');
  const last = keys.pop() as string;
  return [keys.reduce((within, key) => within[key] as Item, item), last];
};

export function valueAt(item: Item, path: string): unknown {
  const [within, key] = parent(item, path);
  return within[key];
}

export function setAt(item: Item, path: string, value: unknown) {
  const [within, key] = parent(item, path);
  within[key] = value;
}

/** Appends the number to these texts, so that no two copies are alike. */
export const numbered =
  (...paths: string[]): Vary =>
  (copy, number) => {
    for (const path of paths) setAt(copy, path, `${String(valueAt(copy, path))} ${number}`);
  };

/** A set of documents that can be changed by document and path (`gallery.items`). */
export class Content {
  documents: SanityDocument[];

  constructor(documents: readonly SanityDocument[]) {
    this.documents = structuredClone([...documents]);
  }

  document(id: string): SanityDocument {
    const found = this.documents.find(({ _id }) => _id === id);
    if (!found) throw new Error(`There is no document ${id}`);
    return found;
  }

  /** In the order of the pages. */
  all(type: string): SanityDocument[] {
    const rank = ({ orderRank }: SanityDocument) => String(orderRank);
    return this.documents.filter(({ _type }) => _type === type).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  get(id: string, path: string): unknown {
    return valueAt(this.document(id), path);
  }

  /** A list of objects. */
  items(id: string, path: string): Item[] {
    return this.get(id, path) as Item[];
  }

  /** `undefined` removes the field. */
  set(id: string, path: string, value: unknown) {
    setAt(this.document(id), path, value);
  }

  /** Keeps only the first items of a list. */
  cut(id: string, path: string, count: number) {
    this.set(id, path, (this.get(id, path) as unknown[]).slice(0, count));
  }

  /** Keeps only the first documents of a type. */
  keep(type: string, count: number) {
    const kept = new Set(this.all(type).slice(0, count));
    this.documents = this.documents.filter((document) => document._type !== type || kept.has(document));
  }

  /** Repeats the items of a list until it has `count`. */
  fill(id: string, path: string, count: number, vary: Vary) {
    const items = this.items(id, path);
    const first = structuredClone(items);
    for (let number = items.length; number < count; number++) {
      const copy = { ...structuredClone(first[number % first.length]), _key: `tambahan-${number}` };
      vary(copy, number);
      items.push(copy);
    }
  }

  /** Repeats the documents of a type, after the existing ones, until there are `count`. */
  fillType(type: string, count: number, vary: Vary<SanityDocument>) {
    const first = this.all(type);
    for (let number = first.length; number < count; number++) {
      const place = String(number).padStart(3, '0');
      const copy = structuredClone(first[number % first.length]) as SanityDocument;
      Object.assign(copy, { _id: `${type.toLowerCase()}-tambahan-${place}`, orderRank: `0|2${place}00:` });
      vary(copy, number);
      this.documents.push(copy);
    }
  }
}

/** Like `fill`, for a list of texts. */
export function repeated(texts: readonly string[], count: number): string[] {
  const more = Array.from({ length: Math.max(0, count - texts.length) }, (_, place) => {
    const number = texts.length + place;
    return `${texts[number % texts.length]} ${number}`;
  });
  return [...texts, ...more];
}
