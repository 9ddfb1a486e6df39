import { hash } from 'node:crypto';
import {
  type ApprovalGroup,
  approvalGroups,
  type GroupPart,
  groupTitles,
  includesField,
} from '../../content/approval-groups.ts';
import { singleDocuments, titleOf } from '../../content/document-types.ts';
import { foreignParts, partsOf } from '../../content/foreign-text.ts';
import { moneyFields } from '../../content/money-fields.ts';
import type { Problem } from '../../content/problems.ts';
import {
  canonical,
  type Documents,
  isAsset,
  problemAt,
  references,
  type SanityDocument,
  shownParts,
  textsOf,
  valueAt,
} from '../documents/sanity-document.ts';

/**
 * Reads the fingerprints in a setting. Approvals are settings of the build, because whoever can edit content must not
 * approve it.
 */
export function approvedIn(setting = ''): { approved: ReadonlySet<string>; malformed: string[] } {
  const entries = setting.toLowerCase().match(/[^\s,]+/g) ?? [];
  const malformed = entries.filter((entry) => !/^[\da-f]{64}$/.test(entry));
  return { approved: new Set(entries), malformed };
}

/** The SHA-256 of content and its place. The same words in another place need another approval. */
const fingerprint = (kind: string, place: string, content: unknown): string =>
  hash('sha256', JSON.stringify([kind, place, content]));

/** What needs an approval: a group, a document with foreign parts, or a notice on payment pages. */
export interface Asked {
  title: string;
  fingerprint: string;
  /**
   * `held`: the content of the last release shows. `new`: the entry does not show yet. `off`: payment pages do not show
   * the notice. `refused`: there is nothing to fall back to.
   */
  state: 'approved' | 'held' | 'new' | 'off' | 'refused';
  content: SanityDocument[];
  /** The content in the last release. Undefined if there was none. */
  before?: SanityDocument[] | undefined;
  /** The numbers and addresses that no release has shown. Absent for a group, which is approved as a whole. */
  parts?: string[];
}

interface Rules {
  /** The documents that the last release showed. Null before the first release. */
  last: Documents | null;
  approved: ReadonlySet<string>;
  /** The origin of the site, whose addresses every text may name. */
  site: string;
}

/**
 * The content that a release may show, what needs an approval for it, and the parts that are known. A group that is not
 * approved, and a document with foreign parts that are not approved, stay as the last release showed them. A new entry
 * with such parts is left out. Every other change goes through. Pure: the same arguments give the same result.
 */
export function holdBack(all: Documents, { last, approved, site }: Rules) {
  const asked: Asked[] = [];
  let documents = [...all];
  for (const group of approvalGroups) {
    const [content, before] = [contentOf(group, all), last ? contentOf(group, last) : undefined];
    if (content.length === 0 && !before?.length) continue;
    const print = groupFingerprint(group, content);
    const isUsable = before && (before.length === 0 || approved.has(groupFingerprint(group, before)));
    const state = approved.has(print) ? 'approved' : isUsable ? 'held' : 'refused';
    asked.push({ title: group.title, fingerprint: print, state, content, before });
    if (state === 'held') documents = withGroup(documents, group, last ?? []);
  }
  const known = new Set([
    `${URL.parse(site)?.hostname.replace(/^www\./, '') ?? ''}/`,
    ...partsOf((last ?? []).flatMap((document) => textsOf(document))),
    ...partsOf(shownParts(documents).flatMap((document) => textsOf(document, isGrouped))),
  ]);
  for (const document of shownParts(documents)) {
    const { _id, _type } = document;
    const parts = [...new Set(textsOf(document, isFree).flatMap((text) => foreignParts(text, known)))].toSorted();
    if (parts.length === 0) continue;
    const print = fingerprint('bagian', _id, parts);
    const before = last?.find((old) => old._id === _id && old._type === _type);
    const heldState = before ? 'held' : last && !singleDocuments.includes(_type) ? 'new' : 'refused';
    const state = approved.has(print) ? 'approved' : heldState;
    asked.push({
      title: titleOf(document),
      fingerprint: print,
      state,
      content: [document],
      before: before && [before],
      parts,
    });
    const shown = state === 'held' ? [mixed(document, before, (field) => isFree(_type, field))] : [];
    if (state === 'held' || state === 'new')
      documents = documents.flatMap((other) => (other._id === _id ? shown : other));
  }
  const settings = documents.find(({ notice }) => (notice as Notice | null | undefined)?.text);
  if (settings) {
    const notice = settings.notice as Notice;
    const print = noticeFingerprint(notice);
    const state = approved.has(print) ? 'approved' : 'off';
    asked.push({ title: `pengumuman “${notice.text}”`, fingerprint: print, state, content: [settings] });
    const off = { ...settings, notice: { ...notice, offPayment: true } };
    if (state === 'off') documents = documents.map((other) => (other === settings ? off : other));
  }
  const ids = new Set(all.map(({ _id }) => _id));
  documents.push(...(last ?? []).filter((old) => isAsset(old) && !ids.has(old._id)));
  return { documents, asked, known: [...known].toSorted() };
}

/** What stops a release, because there is nothing that could be shown instead. */
export const refusals = (asked: readonly Asked[]): Problem[] =>
  asked.flatMap(({ state, title, parts, content, before, fingerprint: approval }) => {
    const first = content[0] ?? before?.[0];
    const values = { title, parts, isReleased: before !== undefined, approval };
    return state === 'refused' && first ? [problemAt(first, '', { kind: 'unapproved', values })] : [];
  });

/** `released.json`: what a release shows, for the next release to fall back to. Nothing in it is hidden or a draft. */
export function releasedRecord(documents: Documents): SanityDocument[] {
  const texts = shownParts(documents).filter((document) => !isAsset(document));
  const used = new Set(references(texts).map(({ ref }) => ref));
  const assets = documents.filter((document) => isAsset(document) && used.has(document._id));
  return [
    // Settings of earlier versions say who approves, which is nobody else's business.
    ...texts.map((document) => canonical({ ...document, approver: undefined })),
    ...assets.map(({ _id, _type, url, extension, metadata }) => {
      const { width, height } = (metadata as { dimensions: Record<string, number> }).dimensions;
      return { _id, _type, url, extension, metadata: { dimensions: { width, height } } };
    }),
  ];
}

const isGrouped = (type: string, field: string) => groupTitles(type, field).length > 0;
const isFree = (type: string, field: string) => !isGrouped(type, field);

/** Paths of the amounts of a document type. A list of amounts counts as one. */
const moneyPaths = (type: string): string[][] =>
  moneyFields.filter((field) => field.type === type).map(({ path }) => path.replace(/\.\*$/, '').split('.'));

/** The content of a group, in a fixed order and without prices. Empty if no document has one of its fields. */
export function contentOf({ parts }: ApprovalGroup, documents: Documents): SanityDocument[] {
  const shown = shownParts(documents);
  return parts.flatMap((part) =>
    shown
      .filter(({ _type }) => _type === part.type)
      .map((document) => groupFields(document, part))
      .filter((fields) => Object.keys(fields).length > 2)
      .toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  );
}

function groupFields(document: SanityDocument, part: GroupPart): SanityDocument {
  const unpriced = structuredClone(document);
  for (const path of moneyPaths(document._type)) setAt(unpriced, path, undefined); // `canonical` drops it
  const { _id, _type, ...fields } = canonical(unpriced);
  const own = Object.entries(fields).filter(([name]) => includesField(part, name) && name !== 'placeholder');
  return { _id, _type, ...Object.fromEntries(own) };
}

export const groupFingerprint = ({ name }: ApprovalGroup, content: Documents): string =>
  fingerprint('kelompok', name, content);

type Notice = Record<'text' | 'linkLabel' | 'href', string | undefined>;

/** The fingerprint of the notice covers its words, but not its last day. */
const noticeFingerprint = ({ text, linkLabel, href }: Notice): string =>
  fingerprint('pengumuman', 'siteSettings', [text, linkLabel ?? null, href ?? null]);

/** Replaces a group by that of the last release, but keeps the present prices. */
function withGroup(documents: Documents, { parts }: ApprovalGroup, last: Documents): SanityDocument[] {
  const partOf = ({ _type }: SanityDocument) => parts.find(({ type }) => type === _type);
  const isWhole = (part: GroupPart) => !part.only && !part.except;
  const present = documents.flatMap((document) => {
    const part = partOf(document);
    if (!part) return document;
    const before = last.find(({ _id }) => _id === document._id);
    if (!before && isWhole(part)) return [];
    const result = mixed(document, before, (field) => includesField(part, field));
    for (const path of moneyPaths(document._type)) setAt(result, path, valueAt(document, path));
    return result;
  });
  const ids = new Set(documents.map(({ _id }) => _id));
  const deleted = last.filter((before) => {
    const part = partOf(before);
    return part && isWhole(part) && !ids.has(before._id);
  });
  return [...present, ...deleted];
}

/** A document with the fields of the last release where `isOld` says so. */
function mixed(now: SanityDocument, before: SanityDocument | undefined, isOld: (field: string) => boolean) {
  const isOwn = (name: string) => name.startsWith('_') || name === 'placeholder';
  const kept = Object.entries(now).filter(([name]) => isOwn(name) || !isOld(name));
  const old = Object.entries(before ?? {}).filter(([name]) => !isOwn(name) && isOld(name));
  return structuredClone(Object.fromEntries([...kept, ...old])) as SanityDocument;
}

function setAt(document: object, path: readonly string[], value: unknown): void {
  const parent = valueAt(document, path.slice(0, -1));
  if (typeof parent === 'object' && parent) (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}
