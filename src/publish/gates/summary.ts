import { foreignParts, partsOf } from '../../content/foreign-text.ts';
import { changesOf, moneyFields, payeeFields, type ReportedField } from '../../content/money-fields.ts';
import {
  canonical,
  type Documents,
  isAsset,
  type SanityDocument,
  shownParts,
  textsOf,
} from '../documents/sanity-document.ts';
import type { Asked } from './approvals.ts';
import { titleOf } from './document-titles.ts';

/** A part of the summary, for people. The Studio reads it in `build.json`. */
export interface Section {
  title: string;
  lines: string[];
}

const contactFields: readonly ReportedField[] = [
  ...payeeFields,
  { type: 'siteSettings', path: 'contact.phone', title: 'Telepon lain', unit: 'text' },
  { type: 'siteSettings', path: 'contact.email', title: 'Email', unit: 'text' },
];

/** What a release changes for visitors, in words for staff. `last` is what the last release showed. */
export function changesSince(last: Documents | null, documents: Documents): Section[] {
  const shown = shownParts(documents).filter((document) => !isAsset(document));
  if (!last) return [{ title: 'Rilis pertama', lines: [`${shown.length} dokumen`] }];
  const lastShown = last.filter((document) => !isAsset(document));
  const lastById = new Map(lastShown.map((document) => [document._id, document]));
  const pairs = shown.flatMap((now): Pair[] => {
    const old = lastById.get(now._id);
    return old && JSON.stringify(canonical(old)) !== JSON.stringify(canonical(now)) ? [{ old, now }] : [];
  });
  // Numbers and addresses are foreign if the last release did not show them.
  const known = new Set(partsOf(lastShown.flatMap((document) => textsOf(document))));
  const sections = [
    { title: 'Rekening dan kontak', lines: pairs.flatMap(payeeLines) },
    { title: 'Harga dan ongkos', lines: pairs.flatMap(amountLines) },
    { title: 'Berubah', lines: pairs.map(({ now }) => titleOf(now)) },
    { title: 'Baru', lines: shown.filter(({ _id }) => !lastById.has(_id)).map(titleOf) },
    { title: 'Tidak tampil lagi', lines: goneLines(lastShown, shown) },
    {
      title: 'Nomor dan alamat yang baru tampil',
      lines: [...new Set(shown.flatMap((document) => textsOf(document).flatMap((text) => foreignParts(text, known))))],
    },
  ].filter(({ lines }) => lines.length > 0);
  return sections.length > 0 ? sections : [{ title: 'Perubahan', lines: ['Tidak ada yang berubah.'] }];
}

type Pair = Record<'old' | 'now', SanityDocument>;

const payeeLines = ({ old, now }: Pair): string[] =>
  changesOf(old, now, contactFields).map(({ title, before, after }) => `${title}: ${before} → ${after}`);

const amountLines = ({ old, now }: Pair): string[] =>
  changesOf(old, now, moneyFields).map(({ title, before, after }) => `${title}, ${titleOf(now)}: ${before} → ${after}`);

/** The entries that went, by type, and how many of the type are left. */
function goneLines(lastShown: Documents, shown: Documents): string[] {
  const ids = new Set(shown.map(({ _id }) => _id));
  const gone = lastShown.filter(({ _id }) => !ids.has(_id));
  const byType = Map.groupBy(gone, ({ _type }) => _type);
  return Array.from(byType, ([type, entries]) => {
    const left = shown.filter(({ _type }) => _type === type).length;
    return `${entries.map(titleOf).join(', ')} (tersisa ${left})`;
  });
}

/** What waits for an approval, and why: a document for its `foreign` parts, a group as a whole. */
export const waitingLines = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ state, title, foreign }) => {
    if (state === 'approved' || state === 'refused') return [];
    const why = foreign ? `${foreign.join(', ')} belum pernah tayang` : 'belum disetujui';
    return `${title}: ${state === 'new' ? 'belum tampil' : 'seperti rilis terakhir'}, karena ${why}`;
  });

/** The summary as Markdown, for the log and for the summary of a job. */
export const markdownOf = (sections: readonly Section[]): string =>
  sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n'))
    .join('\n');
