import { titleOf } from '../../content/document-types.ts';
import { foreignParts, partsOf } from '../../content/foreign-text.ts';
import { amountsOf } from '../../content/money-fields.ts';
import { shown } from '../../content/shown.ts';
import {
  canonical,
  type Documents,
  isAsset,
  type SanityDocument,
  shownParts,
  textsOf,
  valueAt,
} from '../documents/sanity-document.ts';
import type { Asked } from './hold-back.ts';

/** A part of the summary, for people. The Studio reads it in `build.json`. */
export interface Section {
  title: string;
  lines: string[];
}

/** Fields that lead a payment or a message to somebody, by type and path. */
const payee: Record<string, Record<string, string>> = {
  bankAccount: { bank: 'bank', code: 'kode bank', number: 'nomor rekening', holder: 'pemilik rekening' },
  siteSettings: { 'contact.whatsapp': 'WhatsApp', 'contact.phone': 'telepon', 'contact.email': 'email' },
};

/** What a release changes for visitors, in words for staff. `last` is what the last release showed. */
export function changesSince(last: Documents | null, documents: Documents): Section[] {
  const now = shownParts(documents).filter((document) => !isAsset(document));
  if (!last) return [{ title: 'Rilis pertama', lines: [`${now.length} dokumen`] }];
  const old = last.filter((document) => !isAsset(document));
  const before = new Map(old.map((document) => [document._id, document]));
  const pairs = now.flatMap((document) => {
    const was = before.get(document._id);
    return was && JSON.stringify(canonical(was)) !== JSON.stringify(canonical(document)) ? [{ was, document }] : [];
  });
  const known = new Set(partsOf(old.flatMap((document) => textsOf(document))));
  const sections = [
    { title: 'Rekening dan kontak', lines: pairs.flatMap(payeeMoves) },
    { title: 'Harga dan ongkos', lines: pairs.flatMap(amountMoves) },
    { title: 'Berubah', lines: pairs.map(({ document }) => titleOf(document)) },
    { title: 'Baru', lines: now.filter(({ _id }) => !before.has(_id)).map(titleOf) },
    { title: 'Tidak tampil lagi', lines: goneLines(old, now) },
    {
      title: 'Nomor dan alamat yang baru tampil',
      lines: [...new Set(now.flatMap((document) => textsOf(document).flatMap((text) => foreignParts(text, known))))],
    },
  ].filter(({ lines }) => lines.length > 0);
  return sections.length > 0 ? sections : [{ title: 'Perubahan', lines: ['Tidak ada yang berubah.'] }];
}

type Pair = Record<'was' | 'document', SanityDocument>;

const payeeMoves = ({ was, document }: Pair): string[] =>
  Object.entries(payee[document._type] ?? {}).flatMap(([path, title]) => {
    const [before, after] = [was, document].map((version) => shown(valueAt(version, path.split('.')), 'text'));
    return before === after ? [] : [`${title}: ${before} → ${after}`];
  });

const amountMoves = ({ was, document }: Pair): string[] => {
  const [old, now] = [was, document].map((version) => new Map(amountsOf(version).map((own) => [own.path, own])));
  return [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([path, { title, unit }]) => {
    const [from, to] = [old, now].map((amounts) => amounts?.get(path)?.value);
    const [before, after] = [from, to].map((value) => (value === undefined ? 'tidak ada' : shown(value, unit)));
    return from === to ? [] : [`${title}, ${titleOf(document)}: ${before} → ${after}`];
  });
};

/** The entries that went, by type, and how many of the type are left. */
function goneLines(old: Documents, now: Documents): string[] {
  const ids = new Set(now.map(({ _id }) => _id));
  const gone = Map.groupBy(
    old.filter(({ _id }) => !ids.has(_id)),
    ({ _type }) => _type,
  );
  return Array.from(gone, ([type, entries]) => {
    const left = now.filter(({ _type }) => _type === type).length;
    return `${entries.map(titleOf).join(', ')} (tersisa ${left})`;
  });
}

/** What waits for an approval, and why. */
export const waitingLines = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ state, title, parts }) => {
    if (state === 'approved' || state === 'refused') return [];
    const how = state === 'new' ? 'belum tampil' : 'seperti rilis terakhir';
    return `${title}: ${how}, karena ${parts ? `${parts.join(', ')} belum pernah tayang` : 'belum disetujui'}`;
  });

/** The summary as Markdown, for the log and for the summary of a job. */
export const markdownOf = (sections: readonly Section[]): string =>
  sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n'))
    .join('\n');
