import { DomUtils, parseDocument } from 'htmlparser2';
import { type Documents, valueAt } from '../documents/sanity-document.ts';

/** Something that leads a payment or a message to somebody, and where the files of a release show it. */
interface Row {
  what: string;
  right: unknown[];
  shownIn: (text: string) => unknown[];
}

/**
 * One line for each account, WhatsApp number and telephone in the files of a release (HTML and JSON, by path) that is
 * not that of the documents, and for each that no file shows. The content was judged before; this judges what was made
 * of it.
 */
export function shownPayeeProblems(files: ReadonlyMap<string, string>, documents: Documents): string[] {
  return tableOf(documents).flatMap(({ what, right, shownIn }) => {
    const shown = Array.from(files, ([path, text]) => shownIn(text).map((value) => ({ path, value }))).flat();
    const wrong = shown.filter(({ value }) => !right.includes(value));
    if (shown.length === 0) return [`${what} tidak tampil di halaman mana pun.`];
    return wrong.map(
      ({ path, value }) => `${path} menampilkan ${what} ${String(value)}, bukan ${right.join(' atau ')}.`,
    );
  });
}

function tableOf(documents: Documents): Row[] {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const contact = (name: string) => valueAt(find('siteSettings'), ['contact', name]);
  const branches = (find('contactPage')?.branches ?? []) as { phone: unknown }[];
  const phones = [contact('whatsapp'), contact('phone'), ...branches.map(({ phone }) => phone)];
  const fields = { bank: 'bank', code: 'kode bank', number: 'nomor rekening', holder: 'pemilik rekening' };
  return [
    { what: 'nomor WhatsApp', right: [contact('whatsapp')], shownIn: matches(/wa\.me\/(\d+)/g) },
    { what: 'nomor telepon', right: phones.map(withCountryCode), shownIn: matches(/tel:\+?(\d+)/g) },
    ...Object.entries(fields).map(([field, what]) => ({
      what,
      right: [find('bankAccount')?.[field] ?? null],
      shownIn: (text: string) => [...marked(text, field), ...loaded(text, field)],
    })),
  ];
}

const matches = (pattern: RegExp) => (text: string) => Array.from(text.matchAll(pattern), ([, value]) => value);

const withCountryCode = (phone: unknown) => String(phone).replaceAll(/\D/g, '').replace(/^0/, '62');

/** The texts of elements with `data-payee`, as they are before scripts run. */
function marked(page: string, field: string): string[] {
  if (!page.includes(`data-payee="${field}"`)) return [];
  const found = DomUtils.findAll(({ attribs }) => attribs['data-payee'] === field, parseDocument(page).children);
  const texts = found.map((element) => DomUtils.textContent(element).trim());
  return field === 'number' ? texts.map((text) => text.replaceAll(/\s/g, '')) : texts;
}

/** The field of every account that a script loads. */
const loaded = (text: string, field: string): unknown[] =>
  Array.from(text.matchAll(/"bankAccount":(\{[^}]*\})/g), ([, json = '']) => {
    return (JSON.parse(json) as Record<string, unknown>)[field] ?? null;
  });
