import { type ApprovalGroup, type GroupPart, includesField, isGrouped } from '../../content/approval-groups.ts';
import {
  canonical,
  type Documents,
  isAsset,
  type SanityDocument,
  shownParts,
  usedAssets,
} from '../documents/sanity-document.ts';
import { type Asked, askedGroups, askedTexts, type Basis, knownParts, withAmounts } from './approvals.ts';

/**
 * The content that a release may show, what needs an approval for it, and the parts that are known. A group that is not
 * approved, and a document with foreign parts that are not approved, stay as the last release showed them. A new entry
 * with such parts is left out. Every other change goes through.
 */
export function holdBack(all: Documents, basis: Basis) {
  const last = basis.last ?? [];
  const groups = askedGroups(all, basis);
  let documents = all;
  for (const [group, { state }] of groups) if (state === 'held') documents = withOldGroup(documents, group, last);
  // The texts come after the groups: what an approved group shows is known.
  const known = knownParts(documents, basis);
  const texts = askedTexts(documents, known, basis);
  documents = documents.flatMap((document) => withoutForeign(document, texts.get(document._id)));
  return {
    documents: [...documents, ...deletedPictures(all, last)],
    asked: [...groups.values(), ...texts.values()],
    known: [...known].toSorted(),
  };
}

/** Pictures that were deleted since the last release. What is held may show them. */
function deletedPictures(all: Documents, last: Documents): Documents {
  const ids = new Set(all.map(({ _id }) => _id));
  return last.filter((old) => isAsset(old) && !ids.has(old._id));
}

/** Each part of a group, which belongs to one document, as the last release showed it. All else is as it is now. */
function withOldGroup(documents: Documents, { parts }: ApprovalGroup, last: Documents): Documents {
  let held = documents;
  for (const part of parts) {
    const isOfPart = ({ _id }: SanityDocument) => _id === part.type;
    const now = held.find(isOfPart);
    const shown = oldPart(part, now, last.find(isOfPart)) ?? [];
    held = now ? held.flatMap((document) => (document === now ? shown : document)) : held.concat(shown);
  }
  return held;
}

/**
 * The document of a part that waits for approval. A part with all fields (Legalitas) is the old document: deleted since
 * the last release it comes back, added since it is left out. A part with some fields (`donationPage` without its
 * questions) is the present document with these fields as they were, and its present prices.
 */
function oldPart(part: GroupPart, now?: SanityDocument, old?: SanityDocument): SanityDocument | undefined {
  const isWhole = !part.only && !part.except;
  if (isWhole && !(now && old)) return old;
  if (!now) return undefined;
  const held = withOldFields(now, old, (field) => includesField(part, field));
  return withAmounts(part.type, held, now); // prices belong to no group
}

/** A document while its foreign parts wait. Its fields in groups stay, because they have been judged before. */
function withoutForeign(now: SanityDocument, ask?: Asked): SanityDocument[] {
  if (ask?.state === 'new') return [];
  if (ask?.state !== 'held') return [now];
  return [withOldFields(now, ask.before?.[0], (field) => !isGrouped(now._type, field))];
}

/** The present document with some fields of the old one. The flag `placeholder` is about the present document. */
function withOldFields(now: SanityDocument, old: SanityDocument | undefined, isOld: (field: string) => boolean) {
  const staysPresent = (name: string) => name.startsWith('_') || name === 'placeholder' || !isOld(name);
  const present = Object.entries(now).filter(([name]) => staysPresent(name));
  const before = Object.entries(old ?? {}).filter(([name]) => !staysPresent(name));
  return Object.fromEntries([...present, ...before]) as SanityDocument;
}

/** `released.json`: what a release shows, for the next release to fall back to. Nothing in it is hidden or a draft. */
export function releasedRecord(documents: Documents): SanityDocument[] {
  const shown = shownParts(documents);
  const texts = shown.filter((document) => !isAsset(document));
  // The address at Sanity, because a later release may still show the picture. No file name of staff.
  const forLater = (asset: SanityDocument) => ({ ...canonical(asset), url: asset.url, originalFilename: undefined });
  return [...texts.map(canonical), ...usedAssets(shown).map(forLater)];
}
