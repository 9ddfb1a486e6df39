import type { SanityDocument } from './sanity-document.ts';
import { contentPieces } from './visible-text.ts';

/** Values that stand in for real ones, in documents that nobody marks any more: the names of the fallback, example hosts. */
const samples = [
  /\bNama (?:Lembaga|(?:Asisten )?Penerjemah|Penyunting(?: Bahasa)?)\b/,
  /\b(?:Bank|Jalan|Jl\.|Lembaga|PT|Yayasan) Contoh\b/,
  /\b(?:[\w-]+\.)*(?:contoh|example)\.(?:co|com|id|net|org|or\.id|sch\.id|web\.id)\b/i,
  /\b[\w-]+\.(?:example|invalid|localhost|test)\b/i,
  /^https?:\/\/\S*(?:[/=]@?contoh|=contoh\.[\w.]+)(?=$|[/?#&])/i,
  /\blorem ipsum\b/i,
];

/** One line for each placeholder of the documents: document, field, remedy. */
export function placeholderProblems(documents: readonly SanityDocument[]): string[] {
  return documents.flatMap((document) => {
    const marked = document.placeholder === true ? [markedProblem(document)] : [];
    const found = contentPieces(document).flatMap(({ field, text }) => {
      const sample = samples.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
      return sample ? [`${nameOf(document)}, isian ${field}: “${sample}” masih contoh. Ganti dengan yang asli.`] : [];
    });
    return [...marked, ...found];
  });
}

const markedProblem = (document: SanityDocument) =>
  `${nameOf(document)}, isian placeholder: dokumen ini masih ditandai sebagai data contoh. Ganti isinya dengan yang asli, lalu matikan “Masih data contoh”.`;

/** `Dokumen teamMember (tim-penerjemah)`; a page is the only one of its type. */
export function nameOf({ _type, _id }: SanityDocument): string {
  return `Dokumen ${_type === _id ? _type : `${_type} (${_id})`}`;
}
