import { groupsOf } from '../../content/approval-groups.ts';
import { fold, ownDigits, suspicion } from '../../content/suspicious-text.ts';
import { contentTexts, nameOf, type Piece, type Documents, type SanityDocument } from '../documents/sanity-document.ts';
import { askForApproval, fingerprint } from './approved-groups.ts';
import { type ApprovedLinks, isLink, isOneName, linkProblem, typedAddresses } from './links.ts';

export interface TextApproval {
  place: string;
  why: string;
  text: string;
  fingerprint: string;
}

/** Texts outside the approval groups that may name another payee. Each can be approved for its place. */
export function textApprovals(documents: Documents): TextApproval[] {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const allowed = ownDigits({
    number: find('bankAccount')?.number,
    contact: find('siteSettings')?.contact as Record<string, unknown>,
    branches: find('contactPage')?.branches,
  });
  return documents.flatMap((document) => {
    if (document._type === 'sanity.imageAsset') return [];
    const pieces = contentTexts(document).filter(
      (piece) => !isLink(piece) && groupsOf(document._type, piece.field).length === 0,
    );
    const single = pieces.flatMap((piece) => approvalOf(document, [piece], suspicion(piece.text, allowed)));
    const known = new Set(single.flatMap(({ text }) => text));
    const across = rows(pieces.filter(({ text }) => !known.has(text))).flatMap((together) =>
      approvalOf(document, together, suspicion(together.map(({ text }) => text).join('\n'), allowed)),
    );
    return [...single, ...across];
  });
}

/** Neighbouring pieces that a reader may join: a number that continues in the next pieces, and each pair of texts. */
function rows(pieces: readonly Piece[]): Piece[][] {
  const endsOpen = ({ text }: Piece) => /(?:\d|^)[^\p{L}\d]*$/u.test(text.slice(-40));
  const goesOn = ({ text }: Piece) => /^[^\p{L}\d]*(?:\d|$)/u.test(text.slice(0, 40));
  const numbers: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before && endsOpen(before) && goesOn(piece)) numbers.at(-1)?.push(piece);
    else numbers.push([piece]);
  }
  const neighbours = pieces.slice(1).map((piece, index) => [pieces[index] as Piece, piece]);
  return [...numbers.filter(({ length }) => length > 2), ...neighbours];
}

function approvalOf(document: SanityDocument, pieces: readonly Piece[], why: string | null): TextApproval[] {
  if (why === null) return [];
  const place = `${nameOf(document)}, isian ${pieces.map(({ field }) => field).join(' dan ')}`;
  const text = pieces.map((piece) => piece.text).join('\n');
  return [{ place, why, text, fingerprint: fingerprint('teks', place, text) }];
}

export function textProblems(documents: Documents, approved: ReadonlySet<string>): string[] {
  return textApprovals(documents)
    .filter((one) => !approved.has(one.fingerprint))
    .map(({ place, why }) => `${place}: teks ini ${why}. ${askForApproval}`);
}

/** Refuses links, and addresses in texts, that are not approved. */
export function addressProblems(documents: Documents, links: ApprovedLinks): string[] {
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const contact = settings?.contact as { email?: unknown } | undefined;
  // The institute's own mailbox is approved with the account.
  const approved = { ...links, mailboxes: new Set([...links.mailboxes, String(contact?.email).toLowerCase()]) };
  const social = contentTexts(settings?.social).map(({ text }) => text);
  const handles = new Set(social.map((link) => fold(link).replace(/\/$/, '').split(/[/@]/).at(-1) ?? ''));
  return documents.flatMap((document) =>
    contentTexts(document).flatMap((piece) => {
      const place = `${nameOf(document)}, isian ${piece.field}`;
      const found = isLink(piece)
        ? [{ written: piece.text, problem: linkProblem(piece.text, approved) ?? socialProblem(document, piece) }]
        : typedAddresses(piece.text, approved, handles);
      return found.flatMap(({ written, problem }) => (problem === null ? [] : [`${place}: “${written}” ${problem}.`]));
    }),
  );
}

const socialProblem = ({ _type }: SanityDocument, { field, text }: Piece): string | null =>
  _type === 'siteSettings' && field.startsWith('social.') && !isOneName(text)
    ? 'bukan alamat satu akun. Tulis nama akunnya saja, misalnya https://www.instagram.com/nama'
    : null;
