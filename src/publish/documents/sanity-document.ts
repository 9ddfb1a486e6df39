import { isPublishedId } from '@sanity/client/csm';
import { choices } from '../../content/rules.ts';
import type { DocumentName, Finding, Problem } from './problems.ts';

/** A document as Sanity stores it. The shapes of src/content check its other fields. */
export interface SanityDocument extends DocumentName {
  [field: string]: unknown;
}

export type Documents = readonly SanityDocument[];

/** Whether a document is published. Drafts and versions are never content of the site. */
export const isPublished = ({ _id }: SanityDocument): boolean => isPublishedId(_id);

export const isAsset = ({ _type }: { _type: string }): boolean => _type === 'sanity.imageAsset';

/** Removes hidden documents and hidden entries of lists. Nothing checks what does not show. */
export const shownParts = (documents: Documents): SanityDocument[] => shownIn(documents) as SanityDocument[];

function shownIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry?.visible !== false).map(shownIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shownIn(child)]));
}

/** The latest `_updatedAt`. Compares times rather than texts, because seconds may have a fraction. */
export function lastUpdate(documents: Documents): string | undefined {
  return documents
    .map(({ _updatedAt }) => _updatedAt)
    .filter((time) => typeof time === 'string')
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/** The value at a path of names. Undefined if there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);

/** Every reference inside `value`, in the order of its fields. */
export function references(value: unknown, path = ''): { path: string; ref: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '_ref' in value && typeof value._ref === 'string' ? [{ path, ref: value._ref }] : [];
  const inside = Object.entries(value).flatMap(([key, child]) => references(child, path ? `${path}.${key}` : key));
  return [...own, ...inside];
}

/** The pictures to which a document refers. */
export function usedAssets(documents: Documents): SanityDocument[] {
  const used = new Set(references(documents).map(({ ref }) => ref));
  return documents.filter((document) => isAsset(document) && used.has(document._id));
}

const bookkeeping = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/** The document as content-fallback stores it: only fields that an editor wrote, with sorted keys and no empty value. */
export function canonical(document: SanityDocument): SanityDocument {
  const written = isAsset(document) ? imageAsset(document) : document;
  return sorted(written) as SanityDocument;
}

/** The file of a picture in content-fallback: as staff named it, if that is a safe name. */
export function pictureFile({ _id, originalFilename, extension }: SanityDocument): string {
  const name = typeof originalFilename === 'string' ? originalFilename.replaceAll(/[^\w.-]+/g, '-') : '';
  return /^\w[\w.-]*\.\w+$/.test(name) ? name : `${_id}.${String(extension)}`;
}

function imageAsset(asset: SanityDocument): SanityDocument {
  const { _id, _type, extension, mimeType, originalFilename, sha1hash, metadata } = asset;
  const { width, height } = (metadata as { dimensions: { width: number; height: number } }).dimensions;
  const kept = { _id, _type, extension, mimeType, originalFilename, sha1hash };
  return { ...kept, metadata: { dimensions: { width, height } }, url: `images/${pictureFile(asset)}` };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, child]) => child !== null && child !== undefined && !bookkeeping.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

/** A text of content that a visitor can read, hear, copy or follow. */
interface Piece {
  text: string;
  /** The field of a document, such as `answer.0`. */
  field: string;
}

/** Every text in a value of content, in order. Skips Sanity's own fields, which visitors do not see. */
export function contentTexts(value: unknown, field = ''): Piece[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // A paragraph is one text, even if it has a bold word. Its other texts are the addresses of its links.
  if ('children' in value && Array.isArray(value.children)) {
    const text = value.children.map(spanText).join('');
    return [{ field, text }, ...contentTexts({ ...value, children: null, style: null, listItem: null }, field)];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    key.startsWith('_') || key === 'marks' || isChoice(key, child)
      ? []
      : contentTexts(child, field ? `${field}.${key}` : key),
  );
}

/** The texts of some fields. The paragraphs or entries of a list are one text, because visitors read them together. */
export function textsOf(document: SanityDocument, includes = (_type: string, _field: string) => true): string[] {
  if (isAsset(document)) return [];
  const pieces = contentTexts(document).filter(({ field }) => includes(document._type, field));
  // `answer.0` joins `answer`; `items.0.title` stays, because it is a field of an entry.
  const lists = Map.groupBy(pieces, ({ field }) => field.replace(/\.\d+$/, ''));
  return Array.from(lists.values(), (parts) => parts.map(({ text }) => text).join('\n'));
}

/** Keeps only id and type of a document, which name it in messages. */
export const problemAt = ({ _id, _type }: SanityDocument, field: string, finding: Finding): Problem => ({
  document: { _id, _type },
  field,
  ...finding,
});

/** `2026-11-29`, `2026-11-29T14:05:00Z`. */
const dayOrTime =
  /^(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d(?:T[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-][01]\d:[0-5]\d))?$/;
/** The place of an entry in an ordered list: `0|hzzzzz:`. */
const rank = /^\d\|[0-9a-z]+:[0-9a-z]*$/;

/** Whether a value is a choice, or is for machines, rather than a text. */
const isChoice = (key: string, value: unknown) =>
  Boolean(choices.get(key)?.includes(value)) ||
  (typeof value === 'string' && (dayOrTime.test(value) || rank.test(value)));

function spanText(span: unknown): string {
  const text = typeof span === 'object' && span !== null && 'text' in span ? span.text : '';
  return typeof text === 'string' ? text : '';
}
