import { hash } from 'node:crypto';
import { type ApprovalGroup, approvalGroups, includesField, isGrouped } from '../../content/approval-groups.ts';
import { singleDocuments } from '../../content/document-types.ts';
import { foreignParts, partsOf } from '../../content/foreign-text.ts';
import { moneyFields } from '../../content/money-fields.ts';
import { isRecord } from '../../content/stored-value.ts';
import type { Problem } from '../documents/problems.ts';
import {
  canonical,
  type Documents,
  problemAt,
  type SanityDocument,
  shownParts,
  textsOf,
  valueAt,
} from '../documents/sanity-document.ts';
import { titleOf } from './document-titles.ts';

/** What needs an approval: a group, or a document with foreign parts (src/content/foreign-text.ts). */
export interface Asked {
  title: string;
  fingerprint: string;
  /** `held`: the content of the last release shows. `new`: the entry does not show yet. `refused`: nothing can show. */
  state: 'approved' | 'held' | 'new' | 'refused';
  content: SanityDocument[];
  /** The content in the last release. Undefined if there was none. */
  before: SanityDocument[] | undefined;
  /** The numbers and addresses that no release has shown. Absent for a group, which is approved as a whole. */
  foreign?: string[];
}

export interface Basis {
  /** The documents that the last release showed. Null before the first release. */
  last: Documents | null;
  /** Fingerprints. */
  approved: ReadonlySet<string>;
  /** The origin of the site, whose addresses every text may name. */
  site: string;
}

/**
 * Reads the fingerprints in a setting. Approvals are settings of the build, because whoever can edit content must not
 * approve it.
 */
export function approvedIn(setting = ''): { approved: ReadonlySet<string>; malformed: string[] } {
  const entries = setting.toLowerCase().match(/[^\s,]+/g) ?? [];
  const malformed = entries.filter((entry) => !/^[\da-f]{64}$/.test(entry));
  return { approved: new Set(entries), malformed }; // a malformed one equals no fingerprint
}

/** The SHA-256 of content and its place. The same words in another place need another approval. */
const fingerprint = (kind: string, place: string, content: unknown): string =>
  hash('sha256', JSON.stringify([kind, place, content]));

/** The groups that have content, now or in the last release. */
export function askedGroups(documents: Documents, { last, approved }: Basis): Map<ApprovalGroup, Asked> {
  const asked = new Map<ApprovalGroup, Asked>();
  for (const group of approvalGroups) {
    const content = contentOf(group, documents);
    const before = last ? contentOf(group, last) : undefined;
    if (content.length === 0 && !before?.length) continue;
    const fingerprintOf = (each: Documents) => fingerprint('kelompok', group.name, each);
    const state = stateOfGroup(content, before, (each) => approved.has(fingerprintOf(each)));
    asked.set(group, { title: group.title, fingerprint: fingerprintOf(content), state, content, before });
  }
  return asked;
}

type State = Asked['state'];

function stateOfGroup(now: Documents, before: Documents | undefined, isApproved: (each: Documents) => boolean): State {
  if (isApproved(now)) return 'approved';
  if (!before) return 'refused'; // there is no release to fall back to
  // A group that had no content stays without. Any other needs an approval of what it showed.
  return before.length === 0 || isApproved(before) ? 'held' : 'refused';
}

/** The fields of a group without prices, by document. A document that has none of them is left out. */
const contentOf = ({ parts }: ApprovalGroup, documents: Documents): SanityDocument[] =>
  parts.flatMap((part) => {
    const [document] = shownParts(documents.filter(({ _id }) => _id === part.type));
    if (!document) return [];
    // `withAmounts` empties the amounts, and `canonical` drops empty fields.
    const { _id, _type, ...fields } = canonical(withAmounts(part.type, document));
    const own = Object.entries(fields).filter(([name]) => includesField(part, name) && name !== 'placeholder');
    return own.length > 0 ? [{ _id, _type, ...Object.fromEntries(own) }] : [];
  });

/** A copy of a document of this type with the amounts of `other`. Without `other` it has none. */
export function withAmounts(type: string, document: SanityDocument, other?: SanityDocument): SanityDocument {
  const copy = structuredClone(document);
  for (const field of moneyFields.filter((money) => money.type === type)) {
    const path = field.path.split('.');
    const parent = valueAt(copy, path.slice(0, -1));
    if (isRecord(parent)) parent[path.at(-1) ?? ''] = valueAt(other, path);
  }
  return copy;
}

/** What foreign parts are compared with: the site's own address, and what the last release and the groups show. */
export const knownParts = (documents: Documents, { last, site }: Basis): Set<string> =>
  new Set([
    `${URL.parse(site)?.hostname.replace(/^www\./, '') ?? ''}/`,
    ...partsOf((last ?? []).flatMap((document) => textsOf(document))),
    ...partsOf(shownParts(documents).flatMap((document) => textsOf(document, isGrouped))),
  ]);

const isOutsideGroups = (type: string, field: string) => !isGrouped(type, field);

/** The documents that have foreign parts outside the groups, by their ids. */
export function askedTexts(
  documents: Documents,
  known: ReadonlySet<string>,
  { last, approved }: Basis,
): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const document of shownParts(documents)) {
    const parts = textsOf(document, isOutsideGroups).flatMap((text) => foreignParts(text, known));
    if (parts.length === 0) continue;
    const foreign = [...new Set(parts)].toSorted();
    const own = fingerprint('bagian', document._id, foreign);
    const old = last?.find(({ _id, _type }) => _id === document._id && _type === document._type);
    const state = approved.has(own) ? 'approved' : stateOfWaiting(document, old, last);
    const versions = { content: [document], before: old && [old] };
    asked.set(document._id, { title: titleOf(document), fingerprint: own, state, ...versions, foreign });
  }
  return asked;
}

function stateOfWaiting({ _type }: SanityDocument, old: SanityDocument | undefined, last: Documents | null): State {
  if (old) return 'held';
  // The site can do without a new entry, but not without a page. A first release shows nothing that waits.
  return last && !singleDocuments.includes(_type) ? 'new' : 'refused';
}

/** What stops a release, because there is nothing that could be shown instead. */
export const refusals = (asked: readonly Asked[]): Problem[] =>
  asked.flatMap(({ state, title, foreign, content, before }) => {
    const first = content[0] ?? before?.[0];
    const values = { title, foreign, isReleased: before !== undefined };
    return state === 'refused' && first ? [problemAt(first, '', { kind: 'unapproved', values })] : [];
  });
