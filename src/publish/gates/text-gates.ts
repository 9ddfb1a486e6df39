import { groupTitles } from '../../content/approval-groups.ts';
import { placeOf, type Finding, type Problem } from '../../content/problems.ts';
import { fold, ownDigits, suspicion } from '../../content/suspicious-text.ts';
import { contentTexts, problemAt, type Documents, type SanityDocument } from '../documents/sanity-document.ts';
import { fingerprint } from './approved-groups.ts';
import { type ApprovedLinks, isLink, linkProblem, typedAddresses } from './links.ts';

/**
 * Finds texts outside the approval groups that may name another payee, by the first two rules of suspicious-text.ts.
 * The fingerprint of each text approves these words in this place.
 */
export function textApprovals(documents: Documents) {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const allowed = ownDigits({
    number: find('bankAccount')?.number,
    contact: find('siteSettings')?.contact as Record<string, unknown>,
    branches: find('contactPage')?.branches,
  });
  return documents.flatMap((document) =>
    document._type === 'sanity.imageAsset'
      ? []
      : textsOf(document).flatMap(({ field, text }) => {
          const finding = suspicion(text, allowed);
          if (!finding) return [];
          const problem = problemAt(document, field, finding);
          return [{ problem, text, fingerprint: fingerprint('teks', placeOf(document, field), text) }];
        }),
  );
}

/** Texts by field. The paragraphs or entries of a list are one text, because visitors read them together. */
function textsOf(document: SanityDocument) {
  const pieces = contentTexts(document).filter(
    (piece) => !isLink(piece) && groupTitles(document._type, piece.field).length === 0,
  );
  const lists = Map.groupBy(pieces, ({ field }) => field.replace(/\.\d+$/, ''));
  return Array.from(lists, ([field, parts]) => ({ field, text: parts.map(({ text }) => text).join('\n') }));
}

export const suspiciousTexts = (documents: Documents, approved: ReadonlySet<string>): Problem[] =>
  textApprovals(documents)
    .filter((approval) => !approved.has(approval.fingerprint))
    .map(({ problem }) => problem);

/** Finds links, and addresses in texts, that are not approved (the third rule of suspicious-text.ts). */
export function addressProblems(documents: Documents, links: ApprovedLinks): Problem[] {
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const contact = settings?.contact as { email?: unknown } | undefined;
  // The mailbox of the institute is approved together with the account.
  const approved = { ...links, mailboxes: new Set([...links.mailboxes, String(contact?.email).toLowerCase()]) };
  const social = contentTexts(settings?.social).map(({ text }) => text);
  const handles = new Set(social.map((link) => fold(link).replace(/\/$/, '').split(/[/@]/).at(-1) ?? ''));
  return documents.flatMap((document) =>
    contentTexts(document).flatMap((piece) => {
      const found: (Finding | null)[] = isLink(piece)
        ? [linkProblem(piece.text, approved)]
        : typedAddresses(piece.text, approved, handles);
      return found.flatMap((finding) => (finding ? [problemAt(document, piece.field, finding)] : []));
    }),
  );
}
