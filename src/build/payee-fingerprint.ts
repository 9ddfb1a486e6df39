import { createHash } from 'node:crypto';
import { ContentError } from './content-errors.ts';
import { readDocuments } from './documents.ts';
import { chosenEnvironment } from './sanity-client.ts';
import type { SanityDocument } from './sanity-document.ts';

export interface Account {
  bank: string;
  number: string;
  holder: string;
}

const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** Upper and lower case, and spaces that nobody sees, do not make another payee; another letter does. */
const line = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * SHA-256 in hex of four lines, joined by a line feed: `rekening`, bank, number (digits), holder; names in
 * lower case with single spaces. The same by hand, to check it on another machine:
 * `printf 'rekening\nbank syariah indonesia\n7123456789\nyayasan anu' | sha256sum`.
 */
export function accountFingerprint({ bank, number, holder }: Account): string {
  return sha256('rekening', line(bank), number.replaceAll(/\D/g, ''), line(holder));
}

/** SHA-256 in hex of two lines: `telepon`, and the number in digits with 62 first. For WhatsApp and telephone. */
export function phoneFingerprint(number: string): string {
  return sha256('telepon', phoneDigits(number));
}

/** `0812-3456-7890` and `+62 812 3456 7890` are `6281234567890`. */
export function phoneDigits(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^0/, '62');
}

export interface Payee {
  account: Account;
  whatsapp: string;
  /** As people read it. */
  phone: string;
}

/** Who receives the money and who answers about it. What is not there is empty. */
export function payeeOf(documents: readonly SanityDocument[]): Payee {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { bank, number, holder }: Record<string, unknown> = find('bankAccount') ?? {};
  const contact = find('siteSettings')?.contact as { whatsapp?: unknown; phone?: unknown } | undefined;
  return {
    account: { bank: text(bank), number: text(number), holder: text(holder) },
    whatsapp: text(contact?.whatsapp),
    phone: text(contact?.phone),
  };
}

/**
 * The fingerprints of `APPROVED_PAYEES`, separated by commas or spaces, and which entries are none. It stands
 * in the settings of the build: who can edit content cannot approve a payee.
 */
export function approvedPayees({ APPROVED_PAYEES = '' }: NodeJS.ProcessEnv) {
  const entries = APPROVED_PAYEES.split(/[\s,]+/).filter((entry) => entry !== '');
  const malformed = entries.filter((entry) => !/^[\da-f]{64}$/i.test(entry));
  return { approved: new Set(entries.map((entry) => entry.toLowerCase())), malformed };
}

/** Everything that has to be approved: where it is written, what it is, and its fingerprint. */
export function payeeParts({ account, whatsapp, phone }: Payee) {
  const { bank, number, holder } = account;
  const parts = [
    {
      document: 'bankAccount',
      field: 'bank, number, holder',
      what: `rekening ${bank} ${number} ${holder}`,
      fingerprint: accountFingerprint(account),
    },
    {
      document: 'siteSettings',
      field: 'contact.whatsapp',
      what: `nomor WhatsApp ${whatsapp}`,
      fingerprint: phoneFingerprint(whatsapp),
    },
    {
      document: 'siteSettings',
      field: 'contact.phone',
      what: `nomor telepon ${phone}`,
      fingerprint: phoneFingerprint(phone),
    },
  ];
  // Mostly the telephone is the WhatsApp number, written for people.
  return parts.filter(
    ({ fingerprint }, index) => parts.findIndex((part) => part.fingerprint === fingerprint) === index,
  );
}

/** `npm run payee:fingerprint`: the payees of the chosen content, and the line for `APPROVED_PAYEES`. */
if (import.meta.main) {
  try {
    const { documents } = await readDocuments(chosenEnvironment(process.argv.slice(2), process.env));
    const payees = payeeParts(payeeOf(documents));
    for (const { what, fingerprint } of payees) console.log(`${fingerprint}  ${what}`);
    console.log('\nCocokkan tiap angka dengan buku tabungan, berdua. Setelah itu, di setelan rilis:');
    console.log(`APPROVED_PAYEES=${payees.map(({ fingerprint }) => fingerprint).join(',')}`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
