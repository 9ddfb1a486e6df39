import { readFileSync } from 'node:fs';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';

/** Fields that hold no words: addresses, dates, choices, what a bank or a store says. */
const wordless = new Set([
  ...['url', 'href', 'androidUrl', 'iosUrl', 'embedUrl', 'linkUrl', 'reportUrl', 'action', 'social', 'pages'],
  ...['email', 'phone', 'whatsapp', 'bank', 'number', 'numberAgain', 'code', 'packageName', 'certificate'],
  ...['from', 'until', 'updated', 'announced', 'lastUpdate', 'size', 'rating', 'downloads', 'value'],
  ...['icon', 'style', 'listItem', 'marks', 'markDefs', 'tone', 'type', 'asset', 'orderRank', 'leadTerm'],
]);
/** Kept: names of places and kinds, and what search engines show. */
const kept = /^(bankAccount|shippingCity|sanity\.imageAsset)|typeNames|seo/;

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
const promised = plain(readFileSync('tests/specification.md', 'utf8').replaceAll(/\s+/g, ' '));
/** The specification names these words; stories ask for them to the letter. */
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

/** The documents with every text that staff write changed, but for what the specification promises. */
export const withTexts = (documents: readonly SanityDocument[], change: Change): SanityDocument[] =>
  documents.map((document) => changed(document, document._type, change) as SanityDocument);

const tail =
  ' supaya setiap pembaca di mana pun memahaminya dengan tenang, tanpa ketidakbertanggungjawabannya siapa pun, sampai tuntas dan lengkap sekali';

/** Twice as long, at least 24 letters more: what a translation or a careful lawyer makes of a text. */
export const longer: Change = (text, path) => {
  if (/transferred\.message|productName|siteSettings\.help/.test(path)) return text;
  const begin = text.replace(/[.?:]?\s*$/, '');
  const room = Math.max(text.length * 2, text.length + 24) - begin.length;
  const added = tail.repeat(Math.ceil(room / tail.length)).slice(0, room);
  return begin + added.replace(/[\s,]+\S*$/, '') + text.slice(begin.length);
};
