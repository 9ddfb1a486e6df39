import { hash } from 'node:crypto';
import {
  accountGroup,
  type ApprovalGroup,
  approvalGroups,
  type GroupPart,
  includesField,
  paymentPages,
} from '../../content/approval-groups.ts';
import { moneyFields } from '../../content/money-fields.ts';
import type { Problem } from '../../content/problems.ts';
import { paths } from '../../page-table.ts';
import {
  canonical,
  type Documents,
  lastUpdate,
  problemAt,
  type SanityDocument,
  shownParts,
  valueAt,
} from '../documents/sanity-document.ts';

/** The SHA-256 of content and its place. The same words in another place need another approval. */
export const fingerprint = (kind: string, place: string, content: unknown): string =>
  hash('sha256', JSON.stringify([kind, place, content]));

/**
 * Reads the fingerprints, and the SHA-1s of pictures, from a setting. Approvals are settings of the build, because
 * whoever can edit content must not approve it.
 */
export function approvedIn(setting = ''): { approved: ReadonlySet<string>; malformed: string[] } {
  const entries = setting.toLowerCase().match(/[^\s,]+/g) ?? [];
  const malformed = entries.filter((entry) => !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(entry));
  return { approved: new Set(entries), malformed };
}

/** `approved.json` of a release: the approved content. The next release falls back to it. */
export interface ApprovedRecord {
  groups: Record<string, SanityDocument[]>;
  /** The last approved amounts, by document and field (judge-prices.ts). */
  prices: Record<string, number>;
}

/** Published content that waits for approval. The Studio reads it in `build.json`. */
export interface Waiting {
  /** `held`: the content of the last release shows instead. `notice`: payment pages do not show it. */
  kind: 'held' | 'notice';
  title: string;
  documents: string[];
  /** When the newest of them was published (ISO 8601). */
  since?: string;
}

/** Paths of the amounts of a document type. A list of amounts counts as one. */
const moneyPaths = (type: string): string[] =>
  moneyFields.filter((field) => field.type === type).map(({ path }) => path.replace(/\.\*$/, ''));

/** The part of a document that is approved: its fields in this group, without prices. */
function groupFields(document: SanityDocument, part: GroupPart): SanityDocument {
  const unpriced = structuredClone(document);
  for (const path of moneyPaths(document._type)) setAt(unpriced, path, undefined); // `canonical` drops it
  const { _id, _type, ...fields } = canonical(unpriced);
  const own = Object.entries(fields).filter(([name]) => includesField(part, name) && name !== 'placeholder');
  return { _id, _type, ...Object.fromEntries(own) };
}

/** The content of a group, in a fixed order. Empty if no document has one of its fields. */
export function contentOf({ parts }: ApprovalGroup, documents: Documents): SanityDocument[] {
  const shown = shownParts(documents);
  return parts.flatMap((part) =>
    shown
      .filter(({ _type }) => _type === part.type)
      .map((document) => groupFields(document, part))
      .filter(({ _id, _type, ...fields }) => Object.keys(fields).length > 0)
      .toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  );
}

export const groupFingerprint = ({ name }: ApprovalGroup, content: Documents): string =>
  fingerprint('kelompok', name, content);

/** The fingerprint of a notice covers its words, but not the times at which it shows. */
export const noticeFingerprint = ({ _id, text, linkLabel, href }: SanityDocument): string =>
  fingerprint('pengumuman', _id, [text, linkLabel ?? null, href ?? null]);

/**
 * The content that a release may show. A group without approval is replaced by the group of the last release. A notice
 * without approval is removed from payment pages.
 */
export function holdBack(documents: Documents, approved: ReadonlySet<string>, last: ApprovedRecord | null) {
  const shown = documents.map((document) => offPaymentPages(document, approved));
  const held = {
    documents: shown,
    groups: {} as ApprovedRecord['groups'],
    waiting: [] as Waiting[],
    problems: [] as Problem[],
  };
  for (const group of approvalGroups) {
    const content = contentOf(group, documents);
    // Undefined before the first release. Empty if the last release did not show the group.
    const before = last ? (last.groups[group.name] ?? []) : undefined;
    const first = content[0] ?? before?.[0];
    if (!first) continue;
    held.groups[group.name] = content;
    if (approved.has(groupFingerprint(group, content))) continue;
    const isUsable = (old: Documents) => old.length === 0 || approved.has(groupFingerprint(group, old));
    if (before && isUsable(before)) {
      held.documents = withGroup(held.documents, group, before);
      held.groups[group.name] = before;
      held.waiting.push(waitingFor({ kind: 'held', title: group.title }, changedIn(content, before), documents));
    } else {
      const values = { title: group.title, isReleased: before !== undefined };
      held.problems.push(problemAt(first, '', { kind: 'unapproved group', values }));
    }
  }
  // A notice that `offPaymentPages` has changed waits for approval, unless it has ended or is hidden.
  const isAwaited = ({ until, visible }: SanityDocument) => visible !== false && Date.parse(String(until)) > Date.now();
  for (const notice of documents.filter((document, index) => shown[index] !== document && isAwaited(document))) {
    const title = `pengumuman “${String(notice.text)}”`;
    held.waiting.push(waitingFor({ kind: 'notice', title }, [notice], documents));
  }
  // A notice only for payment pages is left out, because a notice without pages shows everywhere.
  const isShown = ({ _type, pages }: SanityDocument) => _type !== 'notice' || !Array.isArray(pages) || pages.length > 0;
  held.documents = held.documents.filter(isShown);
  return held;
}

/** Warns when an old account comes back, which its old approval allows. */
export function rollbackWarning(
  documents: Documents,
  last: ApprovedRecord | null,
  approved: ReadonlySet<string>,
): string | null {
  const now = groupFingerprint(accountGroup, contentOf(accountGroup, documents));
  const before = last?.groups[accountGroup.name];
  if (!before || now === groupFingerprint(accountGroup, before) || !approved.has(now)) return null;
  return 'PERHATIAN: rekening atau kontak berubah menjadi yang sudah disetujui. Bila ini rekening lama yang kembali, tanyakan dulu mengapa.';
}

/** The changed documents of a group, or all that are left if documents were only removed. */
function changedIn(content: Documents, before: Documents): Documents {
  const known = new Set(before.map((document) => JSON.stringify(document)));
  const own = content.filter((document) => !known.has(JSON.stringify(document)));
  return own.length > 0 ? own : content;
}

function waitingFor(what: Pick<Waiting, 'kind' | 'title'>, content: Documents, documents: Documents): Waiting {
  const ids = content.map(({ _id }) => _id);
  const since = lastUpdate(documents.filter(({ _id }) => ids.includes(_id)));
  return { ...what, documents: ids, ...(since && { since }) };
}

/** Removes a notice that is not approved from payment pages. Returns all other documents as they are. */
function offPaymentPages(document: SanityDocument, approved: ReadonlySet<string>): SanityDocument {
  if (document._type !== 'notice' || approved.has(noticeFingerprint(document))) return document;
  const own: unknown[] = Array.isArray(document.pages) ? document.pages : Object.keys(paths);
  const pages = own.filter((page) => !paymentPages.some((name) => name === page));
  return pages.length === own.length ? document : { ...document, pages };
}

/** Replaces a group by `content`, but keeps the present prices. */
function withGroup(documents: Documents, { parts }: ApprovalGroup, content: Documents): SanityDocument[] {
  const returning = new Map(content.map((before) => [before._id, before]));
  const present = documents.flatMap((document) => {
    const part = parts.find(({ type }) => type === document._type);
    if (!part) return document;
    const before = returning.get(document._id);
    // Leaves out a document that is wholly in the group. Of all others, the fields outside the group stay.
    if (!before) return part.only || part.except ? withoutPart(document, part) : [];
    returning.delete(document._id);
    const mixed = structuredClone({ ...withoutPart(document, part), ...before });
    for (const path of moneyPaths(document._type)) setAt(mixed, path, valueAt(document, path.split('.')));
    return mixed;
  });
  return [...present, ...returning.values()];
}

function withoutPart(document: SanityDocument, part: GroupPart): SanityDocument {
  const isKept = (name: string) => name.startsWith('_') || name === 'placeholder' || !includesField(part, name);
  return Object.fromEntries(Object.entries(document).filter(([name]) => isKept(name))) as SanityDocument;
}

function setAt(document: object, path: string, value: unknown): void {
  const names = path.split('.');
  const parent = valueAt(document, names.slice(0, -1));
  if (typeof parent === 'object') (parent as Record<string, unknown>)[names.at(-1) ?? ''] = value;
}
