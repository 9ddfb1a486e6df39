import { hash } from 'node:crypto';
import {
  type ApprovalGroup,
  approvalGroups,
  type GroupPart,
  includesField,
  isGrouped,
} from '../../content/approval-groups.ts';
import { singleDocuments } from '../../content/document-types.ts';
import { foreignParts, partsOf } from '../../content/foreign-text.ts';
import { moneyFields } from '../../content/money-fields.ts';
import type { Problem } from '../documents/problems.ts';
import {
  canonical,
  type Documents,
  isAsset,
  problemAt,
  type SanityDocument,
  shownParts,
  textsOf,
  usedAssets,
  valueAt,
} from '../documents/sanity-document.ts';
import { titleOf } from './document-titles.ts';

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

/** What needs an approval: a group, or a document with foreign parts (src/content/foreign-text.ts). */
export interface Asked {
  title: string;
  fingerprint: string;
  /** `held`: the content of the last release shows. `new`: the entry does not show yet. `refused`: nothing can show. */
  state: 'approved' | 'held' | 'new' | 'refused';
  content: SanityDocument[];
  /** The content in the last release. Undefined if there was none. */
  before?: SanityDocument[] | undefined;
  /** The numbers and addresses that no release has shown. Absent for a group, which is approved as a whole. */
  parts?: string[];
}

interface Basis {
  /** The documents that the last release showed. Null before the first release. */
  last: Documents | null;
  approved: ReadonlySet<string>;
  /** The origin of the site, whose addresses every text may name. */
  site: string;
}

/**
 * The content that a release may show, what needs an approval for it, and the parts that are known. A group that is not
 * approved, and a document with foreign parts that are not approved, stay as the last release showed them. A new entry
 * with such parts is left out. Every other change goes through.
 */
export function holdBack(all: Documents, basis: Basis) {
  const last = basis.last ?? [];
  const asked: Asked[] = [];
  let documents = all;
  for (const group of approvalGroups) {
    const ask = askedGroup(group, all, basis);
    if (ask) asked.push(ask);
    if (ask?.state === 'held') documents = withGroup(documents, group, last);
  }
  // The documents come after the groups: what an approved group shows is known.
  const known = knownParts(documents, basis);
  for (const document of shownParts(documents)) {
    const ask = askedText(document, known, basis);
    if (!ask) continue;
    asked.push(ask);
    documents = documents.flatMap((now) => (now._id === document._id ? withoutForeign(now, ask) : now));
  }
  // What is held may show a picture that was deleted since.
  const ids = new Set(all.map(({ _id }) => _id));
  const oldPictures = last.filter((old) => isAsset(old) && !ids.has(old._id));
  return { documents: [...documents, ...oldPictures], asked, known: [...known].toSorted() };
}

/** Undefined for a group that has no content, now and in the last release. */
function askedGroup(group: ApprovalGroup, all: Documents, { last, approved }: Basis): Asked | undefined {
  const content = contentOf(group, all);
  const before = last ? contentOf(group, last) : undefined;
  if (content.length === 0 && !before?.length) return undefined;
  const fingerprintOf = (documents: Documents) => fingerprint('kelompok', group.name, documents);
  let state: Asked['state'] = 'refused';
  if (approved.has(fingerprintOf(content))) state = 'approved';
  // Without content before, the group stays without: nothing to approve.
  else if (before && (before.length === 0 || approved.has(fingerprintOf(before)))) state = 'held';
  return { title: group.title, fingerprint: fingerprintOf(content), state, content, before };
}

/** Undefined for a document without foreign parts outside the groups. */
function askedText(document: SanityDocument, known: ReadonlySet<string>, { last, approved }: Basis): Asked | undefined {
  const { _id, _type } = document;
  const parts = [...new Set(textsOf(document, isFree).flatMap((text) => foreignParts(text, known)))].toSorted();
  if (parts.length === 0) return undefined;
  const own = fingerprint('bagian', _id, parts);
  const old = last?.find((other) => other._id === _id && other._type === _type);
  let state: Asked['state'] = 'refused';
  if (approved.has(own)) state = 'approved';
  else if (old) state = 'held';
  else if (last && !singleDocuments.includes(_type)) state = 'new';
  return { title: titleOf(document), fingerprint: own, state, content: [document], before: old && [old], parts };
}

/** What foreign parts are compared with: the site's own address, and what the last release and the groups show. */
const knownParts = (documents: Documents, { last, site }: Basis): Set<string> =>
  new Set([
    `${URL.parse(site)?.hostname.replace(/^www\./, '') ?? ''}/`,
    ...partsOf((last ?? []).flatMap((document) => textsOf(document))),
    ...partsOf(shownParts(documents).flatMap((document) => textsOf(document, isGrouped))),
  ]);

/** What stops a release, because there is nothing that could be shown instead. */
export const refusals = (asked: readonly Asked[]): Problem[] =>
  asked.flatMap(({ state, title, parts, content, before }) => {
    const first = content[0] ?? before?.[0];
    const values = { title, parts, isReleased: before !== undefined };
    return state === 'refused' && first ? [problemAt(first, '', { kind: 'unapproved', values })] : [];
  });

/** `released.json`: what a release shows, for the next release to fall back to. Nothing in it is hidden or a draft. */
export function releasedRecord(documents: Documents): SanityDocument[] {
  const shown = shownParts(documents);
  const texts = shown.filter((document) => !isAsset(document));
  // The address at Sanity, because a later release may still show the picture. No file name of staff.
  const forLater = (asset: SanityDocument) => ({ ...canonical(asset), url: asset.url, originalFilename: undefined });
  return [...texts.map(canonical), ...usedAssets(shown).map(forLater)];
}

const isFree = (type: string, field: string) => !isGrouped(type, field);

/** Paths of the amounts of a document type. */
const moneyPaths = (type: string): string[][] =>
  moneyFields.filter((field) => field.type === type).map(({ path }) => path.split('.'));

/** The fields of a group without prices, by document. A document that has none of them is left out. */
const contentOf = ({ parts }: ApprovalGroup, documents: Documents): SanityDocument[] =>
  parts.flatMap((part) => {
    const [document] = shownParts(documents.filter(({ _id }) => _id === part.type));
    if (!document) return [];
    const unpriced = structuredClone(document);
    for (const path of moneyPaths(part.type)) setAt(unpriced, path, undefined); // `canonical` drops it
    const { _id, _type, ...fields } = canonical(unpriced);
    const own = Object.entries(fields).filter(([name]) => includesField(part, name) && name !== 'placeholder');
    return own.length > 0 ? [{ _id, _type, ...Object.fromEntries(own) }] : [];
  });

/** A document as it shows while its foreign parts wait. The fields of groups have been judged before. */
function withoutForeign(now: SanityDocument, { state, before = [] }: Asked): SanityDocument[] {
  if (state === 'new') return [];
  return state === 'held' ? [withHeldFields(now, before[0], (name) => isFree(now._type, name))] : [now];
}

/** Replaces the parts of a group, each of one document, by what they were in the last release. */
function withGroup(documents: Documents, { parts }: ApprovalGroup, last: Documents): Documents {
  let all = documents;
  for (const part of parts) {
    const partOf = (some: Documents) => some.find(({ _id }) => _id === part.type);
    const now = partOf(all);
    const held = heldPart(part, now, partOf(last)) ?? [];
    all = now ? all.flatMap((document) => (document === now ? held : document)) : all.concat(held);
  }
  return all;
}

/**
 * What shows of a part that waits for approval. Legalitas is a whole document: deleted since the last release it comes
 * back, added since it is left out. `donationPage` without its questions is fields: they are as they were, but the
 * questions and the prices are the present ones.
 */
function heldPart(part: GroupPart, now?: SanityDocument, before?: SanityDocument): SanityDocument | undefined {
  const isWhole = !part.only && !part.except;
  if (isWhole && !(now && before)) return before;
  if (!now) return undefined;
  const held = withHeldFields(now, before, (field) => includesField(part, field));
  for (const path of moneyPaths(part.type)) setAt(held, path, valueAt(now, path));
  return held;
}

/** A document with the fields of the last release that are held. The flag `placeholder` is about the present document. */
function withHeldFields(now: SanityDocument, before: SanityDocument | undefined, isHeld: (field: string) => boolean) {
  const isOwn = (name: string) => name.startsWith('_') || name === 'placeholder';
  const kept = Object.entries(now).filter(([name]) => isOwn(name) || !isHeld(name));
  const old = Object.entries(before ?? {}).filter(([name]) => !isOwn(name) && isHeld(name));
  return structuredClone(Object.fromEntries([...kept, ...old])) as SanityDocument;
}

function setAt(document: object, path: readonly string[], value: unknown): void {
  const parent = valueAt(document, path.slice(0, -1));
  if (typeof parent === 'object' && parent) (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}
