import { readFileSync } from 'node:fs';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';

/** Fields without prose: addresses, dates, choices, data of a bank or store. */
const wordless = new Set([
  ...['url', 'href', 'androidUrl', 'iosUrl', 'embedUrl', 'linkUrl', 'reportUrl', 'action', 'social', 'pages'],
  ...['email', 'phone', 'whatsapp', 'bank', 'number', 'numberAgain', 'code', 'packageName', 'certificate'],
  ...['from', 'until', 'updated', 'announced', 'lastUpdate', 'size', 'rating', 'downloads', 'value'],
  ...['icon', 'style', 'listItem', 'marks', 'markDefs', 'tone', 'type', 'asset', 'orderRank', 'leadTerm'],
]);
/** Fields that stay as they are: names of places and kinds, and texts for search engines. */
const kept = /^(bankAccount|shippingCity|sanity\.imageAsset)|typeNames|seo/;

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
const promised = plain(readFileSync('tests/specification.md', 'utf8').replaceAll(/\s+/g, ' '));
/** Words of the specification, which stories look up literally. */
const isPromised = (text: string) => text.length > 2 && promised.includes(plain(text));

type Change = (text: string, path: string) => string;

function changed(value: unknown, path: string, change: Change): unknown {
  if (typeof value === 'string') return kept.test(path) || isPromised(value) ? value : change(value, path);
  if (Array.isArray(value)) return value.map((each) => changed(each, path, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    const isWordless = key.startsWith('_') || wordless.has(key);
    return [key, isWordless ? each : changed(each, `${path}.${key}`, change)];
  });
  return Object.fromEntries(entries);
}

/** Changes every text that staff write, except those that the specification fixes. */
export const withTexts = (documents: readonly SanityDocument[], change: Change): SanityDocument[] =>
  documents.map((document) => changed(document, document._type, change) as SanityDocument);

const tail =
  ' supaya setiap pembaca di mana pun memahaminya dengan tenang, tanpa ketidakbertanggungjawabannya siapa pun, sampai tuntas dan lengkap sekali';

/** Makes a text twice as long, by at least 24 letters. */
export const longer: Change = (text, path) => {
  if (/transferred\.message|productName|siteSettings\.help/.test(path)) return text;
  const begin = text.replace(/[.?:]?\s*$/, '');
  const room = Math.max(text.length * 2, text.length + 24) - begin.length;
  const added = tail.repeat(Math.ceil(room / tail.length)).slice(0, room);
  return begin + added.replace(/[\s,]+\S*$/, '') + text.slice(begin.length);
};
