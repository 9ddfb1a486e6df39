import { DomUtils, parseDocument } from 'htmlparser2';
import { type Documents, valueAt } from '../documents/sanity-document.ts';

/**
 * One line for each account, WhatsApp number and telephone in the files of a release (HTML and JSON, by path) that
 * differs from the documents, and for each that no file shows. Other gates judge the content; this one judges the files.
 */
export function shownPayeeProblems(files: ReadonlyMap<string, string>, documents: Documents): string[] {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const contact = (name: string) => valueAt(find('siteSettings'), ['contact', name]);
  const branches = (find('contactPage')?.branches ?? []) as { phone: unknown }[];
  const phones = [contact('whatsapp'), contact('phone'), ...branches.map(({ phone }) => phone)];
  const account = find('bankAccount');
  const field = (name: string): Check => ({ right: [account?.[name] ?? null], valuesIn: accountField(name) });
  const table: Record<string, Check> = {
    'nomor WhatsApp': { right: [contact('whatsapp')], valuesIn: matches(/wa\.me\/(\d+)/g) },
    'nomor telepon': { right: phones.map(withCountryCode), valuesIn: matches(/tel:\+?(\d+)/g) },
    bank: field('bank'),
    'kode bank': field('code'),
    'nomor rekening': field('number'),
    'pemilik rekening': field('holder'),
  };
  return Object.entries(table).flatMap(([what, { right, valuesIn }]) => {
    const shown = Array.from(files, ([path, text]) => valuesIn(text).map((value) => ({ path, value }))).flat();
    if (shown.length === 0) return [`${what} tidak tampil di halaman mana pun.`];
    const wrong = shown.filter(({ value }) => !right.includes(value));
    return wrong.map(
      ({ path, value }) => `${path} menampilkan ${what} ${String(value)}, bukan ${right.join(' atau ')}.`,
    );
  });
}

interface Check {
  /** The values that a file may show. */
  right: unknown[];
  valuesIn: (text: string) => unknown[];
}

const matches = (pattern: RegExp) => (text: string) => Array.from(text.matchAll(pattern), ([, value]) => value);

// Written again: a gate does not use the code that it checks.
const withCountryCode = (phone: unknown) => String(phone).replaceAll(/\D/g, '').replace(/^0/, '62');

/** A field of the account: in elements with `data-payee`, as they are before scripts run, and in what scripts load. */
const accountField = (field: string) => (text: string) => {
  const nodes = text.includes(`data-payee="${field}"`) ? parseDocument(text).children : [];
  const marked = DomUtils.findAll(({ attribs }) => attribs['data-payee'] === field, nodes);
  const written = marked.map((element) => DomUtils.textContent(element).trim());
  const loaded = Array.from(text.matchAll(/"bankAccount":(\{[^}]*\})/g), ([, json = '']) => JSON.parse(json) as object);
  return [
    ...(field === 'number' ? written.map((digits) => digits.replaceAll(/\s/g, '')) : written),
    ...loaded.map((account) => valueAt(account, [field]) ?? null),
  ];
};
