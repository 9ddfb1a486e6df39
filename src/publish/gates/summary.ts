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
  const ids = new Set(now.map(({ _id }) => _id));
  const sections = [
    { title: 'Rekening dan kontak', lines: pairs.flatMap(payeeMoves) },
    { title: 'Harga dan ongkos', lines: pairs.flatMap(amountMoves) },
    { title: 'Berubah', lines: pairs.map(({ document }) => titleOf(document)) },
    { title: 'Baru', lines: now.filter(({ _id }) => !before.has(_id)).map(titleOf) },
    {
      title: 'Tidak tampil lagi',
      lines: goneLines(
        old.filter(({ _id }) => !ids.has(_id)),
        now,
      ),
    },
    {
      title: 'Nomor dan alamat yang baru tampil',
      lines: [...new Set(now.flatMap((document) => textsOf(document).flatMap((text) => foreignParts(text, known))))],
    },
  ].filter(({ lines }) => lines.length > 0);
  return sections.length > 0 ? sections : [{ title: 'Perubahan', lines: ['Tidak ada yang berubah.'] }];
}

interface Pair {
  was: SanityDocument;
  document: SanityDocument;
}

const payeeMoves = ({ was, document }: Pair): string[] =>
  Object.entries(payee[document._type] ?? {}).flatMap(([path, title]) => {
    const [before, after] = [was, document].map((version) => shown(valueAt(version, path.split('.')), 'text'));
    return before === after ? [] : [`${title}: ${before} → ${after}`];
  });

function amountMoves({ was, document }: Pair): string[] {
  const [before, after] = [amountsOf(was), amountsOf(document)];
  const paths = [...new Set([...before, ...after].map(({ path }) => path))];
  return paths.flatMap((path) => {
    const [old, now] = [before, after].map((amounts) => amounts.find((amount) => amount.path === path));
    if (old?.value === now?.value) return [];
    const [from, to] = [old, now].map((amount) => (amount ? shown(amount.value, amount.unit) : 'tidak ada'));
    return [`${(now ?? old)?.title}, ${titleOf(document)}: ${from} → ${to}`];
  });
}

/** The entries that went, by type, and how many of the type are left. */
const goneLines = (gone: Documents, now: Documents): string[] =>
  Array.from(
    Map.groupBy(gone, ({ _type }) => _type),
    ([type, entries]) => {
      const left = now.filter(({ _type }) => _type === type).length;
      return `${entries.map(titleOf).join(', ')} (${left === 0 ? 'tidak ada yang tersisa' : `tersisa ${left}`})`;
    },
  );

/** What waits for an approval, and why. */
export const waitingLines = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ state, title, parts }) => {
    const how = { held: 'seperti rilis terakhir', new: 'belum tampil', off: 'belum tampil di halaman pembayaran' };
    if (state === 'approved' || state === 'refused') return [];
    return `${title}: ${how[state]}, karena ${parts ? `${parts.join(', ')} belum pernah tayang` : 'belum disetujui'}`;
  });

/** The whole summary as Markdown, for the log and for the summary of a job. */
export const markdownOf = (sections: readonly Section[]): string =>
  sections
    .map(({ title, lines }) => [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n'))
    .join('\n');
