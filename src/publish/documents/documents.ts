import { datasetOf, type Settings } from '../settings.ts';
import { ContentError } from './content-errors.ts';
import { fallbackDocuments } from './fallback-documents.ts';
import { isPublished, type SanityDocument } from './sanity-document.ts';

/** Published documents of the chosen source. No fallback to the other: an old price is worse than no deploy. */
export async function readDocuments(settings: Settings): Promise<SanityDocument[]> {
  if (settings.source === 'fallback') return soundDocuments(await fallbackDocuments());
  const { sanityDocuments } = await import('./sanity-documents.ts'); // loading the client takes a quarter of a second
  return soundDocuments(await sanityDocuments(datasetOf(settings))).filter(isPublished);
}

/** Limits far above the needs of this site: more is a mistake, and would take minutes to check. */
const most = { documents: 20_000, characters: 500_000, depth: 24 };

/** Checks what everything downstream relies on: sane sizes, types, unique ids, dates. Throws one ContentError. */
export function soundDocuments(documents: readonly unknown[]): SanityDocument[] {
  if (documents.length > most.documents)
    throw new ContentError([
      `Sumber konten berisi ${documents.length} dokumen, paling banyak ${most.documents}. Periksa nama dataset, atau hapus dokumen yang tidak dipakai.`,
    ]);
  const seen = new Set<string>();
  const problems = documents.flatMap((document, index) => {
    if (!isObject(document)) return [`Dokumen ke-${index + 1} kosong atau bukan dokumen. Hapus dari sumber konten.`];
    const id = typeof document._id === 'string' && document._id ? document._id : null;
    const name = `Dokumen ${id ?? `ke-${index + 1}`}`;
    if (id === null) return [`${name}, isian _id: belum ada atau bukan teks. Buat ulang dokumen ini di Studio.`];
    if (typeof document._type !== 'string')
      return [`${name}, isian _type: belum ada atau bukan teks. Buat ulang dokumen ini di Studio.`];
    if (seen.has(id)) return [`${name}, isian _id: dipakai oleh dua dokumen. Hapus salah satu.`];
    seen.add(id);
    return sizeAndDate(document, name);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return documents as SanityDocument[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sizeAndDate(document: Record<string, unknown>, name: string): string[] {
  const tooDeep = Object.keys(document).find((field) => isDeep(document[field]));
  if (tooDeep !== undefined)
    return [`${name}, isian ${tooDeep}: isinya bertingkat lebih dari ${most.depth}. Hapus lalu tulis ulang isian ini.`];
  const { length } = JSON.stringify(document);
  if (length > most.characters)
    return [
      `${name}: isinya ${length} huruf, paling banyak ${most.characters}. Hapus teks yang tertempel terlalu panjang.`,
    ];
  const { _updatedAt: updated } = document;
  if (updated === undefined || (typeof updated === 'string' && !Number.isNaN(Date.parse(updated)))) return [];
  return [
    `${name}, isian _updatedAt: ${JSON.stringify(updated)} bukan waktu. Buka di Studio, lalu terbitkan sekali lagi.`,
  ];
}

const isDeep = (value: unknown, levels = most.depth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeep(child, levels - 1)));
