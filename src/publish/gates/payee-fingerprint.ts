import { createHash } from 'node:crypto';
import { canonical } from '../documents/canonical.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';
import { contentTexts, nameOf, type Piece } from '../documents/content-texts.ts';
import { isLink } from './links.ts';
import { phoneDigits, payeeOf, type Account } from './payee.ts';
import { accountTexts, paymentTexts } from './payment-words.ts';
import { priceFields } from './prices.ts';

const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** Upper and lower case, and spaces that nobody sees, do not make another payee; another letter does. */
const line = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * SHA-256 in hex of four lines, joined by a line feed: `rekening`, bank, number (digits), holder; names in
 * lower case with single spaces. The same by hand, to check it on another machine:
 * `printf 'rekening\nbank syariah indonesia\n7123456789\nyayasan anu' | sha256sum`.
 */
function accountFingerprint({ bank, number, holder }: Account): string {
  return sha256('rekening', line(bank), number.replaceAll(/\D/g, ''), line(holder));
}

/** SHA-256 in hex of two lines: `telepon`, and the number in digits with 62 first. For WhatsApp and telephone. */
const phoneFingerprint = (number: string) => sha256('telepon', phoneDigits(number));

/** Of a text outside the confirmation page that names a way to pay together with a number. */
const textFingerprint = (text: string) => sha256('teks', text);

/** What has to be approved by two people: where it is written, what it is, and its fingerprint. */
export interface Approval {
  document: string;
  field: string;
  what: string;
  fingerprint: string;
}

/** The account and the numbers. The telephone is usually the WhatsApp number, written for people; then they count as one. */
export function payeeParts({ account, whatsapp, phone }: ReturnType<typeof payeeOf>): Approval[] {
  const { bank, number, holder } = account;
  const settings = 'Dokumen siteSettings';
  const parts = [
    {
      document: 'Dokumen bankAccount',
      field: 'bank, number, holder',
      what: `rekening ${bank} ${number} ${holder}`,
      fingerprint: accountFingerprint(account),
    },
    {
      document: settings,
      field: 'contact.whatsapp',
      what: `nomor WhatsApp ${whatsapp}`,
      fingerprint: phoneFingerprint(whatsapp),
    },
    {
      document: settings,
      field: 'contact.phone',
      what: `nomor telepon ${phone}`,
      fingerprint: phoneFingerprint(phone),
    },
  ];
  return parts.filter(
    ({ fingerprint }, index) => parts.findIndex((part) => part.fingerprint === fingerprint) === index,
  );
}

/** The two documents that a transfer depends on; each is approved as a whole. */
const wholeDocuments = new Set(['confirmationPage', 'bankAccount']);

/** The words around the account: whoever writes them can send the money elsewhere without changing a digit. */
function confirmationPart(documents: readonly SanityDocument[]): Approval {
  const [account, page] = ['bankAccount', 'confirmationPage'].map((id) => {
    const found = documents.find(({ _id }) => _id === id);
    return found ? canonical(found) : null;
  });
  const intention = documents.find(({ _id }) => _id === 'donationPage')?.wakafIntention ?? null;
  return {
    document: 'Dokumen confirmationPage',
    field: '(seluruhnya)',
    what: 'isi halaman konfirmasi bersama rekening dan ikrar wakaf',
    fingerprint: sha256('konfirmasi', JSON.stringify([account, page, intention])),
  };
}

/** Everything of this content that has to be approved before it may go to the public. */
export function approvals(documents: readonly SanityDocument[]): Approval[] {
  const known = { amounts: priceFields(documents).map(({ value }) => value), postcode: payeeOf(documents).postcode };
  const textsAbout = ({ _type }: SanityDocument, pieces: Piece[]) =>
    _type === 'notice' ? accountTexts(pieces) : paymentTexts(pieces, known);
  const texts = documents
    .filter(({ _id }) => !wholeDocuments.has(_id))
    .flatMap((document) =>
      textsAbout(
        document,
        contentTexts(document).filter((piece) => !isLink(piece)),
      ).map(({ field, text }) => ({
        document: nameOf(document),
        field,
        what: `teks tentang pembayaran “${text.replaceAll('\n', ' / ')}”`,
        fingerprint: textFingerprint(text),
      })),
    );
  return [...payeeParts(payeeOf(documents)), confirmationPart(documents), ...texts];
}

/**
 * The fingerprints of `APPROVED_PAYEES` or `APPROVED_PRICES`, separated by commas or spaces, and which entries are
 * none. They stand in the settings of the build: who can edit content cannot approve.
 */
export function approvedIn(setting = '') {
  const entries = setting.split(/[\s,]+/).filter((entry) => entry !== '');
  const malformed = entries.filter((entry) => !/^[\da-f]{64}$/i.test(entry));
  return { approved: new Set(entries.map((entry) => entry.toLowerCase())), malformed };
}
