import { parse } from 'groq-js';
import { pageContracts } from '../../content/pages.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';
import { nameOf } from '../documents/content-texts.ts';

/** What the queries read of a document: field by field. */
interface Fields {
  [field: string]: Fields;
}
interface Node {
  type: string;
  name?: string;
  base?: Node;
  expr?: Node;
  value?: unknown;
}

/** Of each type by its name; what is reached through a reference stands under ''. */
const read: Record<string, Fields> = { '': {} };
for (const { query } of Object.values(pageContracts)) visit(parse(query), []);

/** Records what a part of a query reads at `at`; returns where its own value comes from. */
function visit(node: Node, at: Fields[]): Fields[] {
  const { type, name = '', base } = node;
  if (type === 'AccessAttribute') return (base ? visit(base, at) : at).map((fields) => (fields[name] ??= {}));
  const everything = base?.type === 'Everything';
  const inside = everything ? typesIn(node).map((found) => (read[found] ??= {})) : base ? visit(base, at) : at;
  for (const [key, part] of Object.entries(node))
    if (key !== 'base') for (const each of partsOf(part)) visit(each, inside);
  return type === 'Deref' ? [read[''] as Fields] : inside;
}

function partsOf(part: unknown): Node[] {
  if (!(part instanceof Object)) return [];
  return 'type' in part ? [part as Node] : Object.values(part).flatMap(partsOf);
}

/** The types in a condition: `_type == "faq"`, `_type in ["a", "b"]`. Other strings in it match no type, and do no harm. */
function typesIn({ expr }: Node): string[] {
  const texts = (node: Node): string[] =>
    node.type === 'Value' ? [String(node.value)] : Object.values(node).flatMap(partsOf).flatMap(texts);
  return [...new Set(partsOf(expr).flatMap(texts))];
}

/** Fields that Sanity and the gates read themselves. */
const always = new Set([
  '_id',
  '_type',
  '_key',
  '_ref',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_system',
  '_weak',
  '_strengthenOnPublish',
]);
const image: Fields = {
  asset: {},
  hotspot: { x: {}, y: {}, width: {}, height: {} },
  crop: { top: {}, bottom: {}, left: {}, right: {} },
};

/** Fields that no form writes and no page shows: somebody put them there for another purpose. One line for each. */
export function unknownFieldProblems(documents: readonly SanityDocument[]): string[] {
  return documents.flatMap((document) => {
    const known = { ...(read[document._type] ?? read['']), placeholder: {} };
    return unknownIn(document, known).map(
      (field) =>
        `${nameOf(document)}, isian ${field}: isian ini tidak dikenal situs. Hapus dari dokumen; bila memang perlu, minta pengelola situs menambahkannya.`,
    );
  });
}

function unknownIn(value: unknown, known: Fields, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((child, index) => unknownIn(child, known, `${place}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const here = (value as { _type?: unknown })._type === 'image' ? { ...known, ...image } : known;
  return Object.entries(value).flatMap(([key, child]) => {
    const field = place ? `${place}.${key}` : key;
    if (always.has(key))
      return typeof child === 'string' || key === '_system' || typeof child === 'boolean' ? [] : [field];
    const next = here[key];
    return Object.hasOwn(here, key) && next ? unknownIn(child, next, field) : [field];
  });
}
