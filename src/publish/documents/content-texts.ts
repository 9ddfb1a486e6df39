import { fingerprintPattern, iconNames } from '../../content/rules.ts';
import type { Documents, SanityDocument } from './sanity-document.ts';

/** A text of content or output that a visitor can read, hear, copy or follow. */
export interface Piece {
  text: string;
  /** Where it stands: `answer.0` of a document, nothing in HTML. */
  field: string;
}

/** Every text in a value of content, in its order. The names that Sanity gives are not for visitors. */
export function contentTexts(value: unknown, field = ''): Piece[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // A paragraph is one text even where a word in it is bold; the name of its style is not part of it.
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

/** One line for each text of which `problemOf` finds something wrong: document, field, problem. */
export const textProblems = (
  documents: Documents,
  problemOf: (piece: Piece, type: string) => string | null | undefined,
): string[] =>
  documents.flatMap((document) =>
    contentTexts(document).flatMap((piece) => {
      const problem = problemOf(piece, document._type);
      return problem ? [`${nameOf(document)}, isian ${piece.field}: ${problem}`] : [];
    }),
  );

const choices: Record<string, readonly unknown[]> = { icon: iconNames, type: ['donasi', 'beli', 'wakaf'] };
/** From when to when a notice is shown: no page shows it. */
export const momentPattern =
  /^\d{4}-(?:0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-][01]\d:[0-5]\d)$/;
/** The fingerprint of a certificate is for machines, and of its digits eight in a row are common. */
const patterns: Record<string, RegExp> = {
  orderRank: /^\d\|[0-9a-z]+:[0-9a-z]*$/,
  from: momentPattern,
  until: momentPattern,
  certificate: fingerprintPattern,
};
const isChoice = (key: string, value: unknown) =>
  Boolean(choices[key]?.includes(value) || (typeof value === 'string' && patterns[key]?.test(value)));

function spanText(span: unknown): string {
  const text = typeof span === 'object' && span !== null && 'text' in span ? span.text : '';
  return typeof text === 'string' ? text : '';
}

/** `Dokumen teamMember (tim-penerjemah)`; a page is the only one of its type. */
export function nameOf({ _type, _id }: SanityDocument): string {
  return `Dokumen ${_type === _id ? _type : `${_type} (${_id})`}`;
}
