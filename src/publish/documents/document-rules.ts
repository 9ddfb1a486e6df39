import { zakatWord } from '../../content/rules.ts';
import { valueProblem } from '../../content/value-names.ts';
import { contentTexts } from './content-texts.ts';
import { references } from './references.ts';
import type { SanityDocument } from './sanity-document.ts';
import { characterProblems } from './text-rules.ts';

/** Fields that must be unique among the documents of a type. */
const unique: Record<string, string> = { shippingCity: 'name', faq: 'question' };

const name = ({ _type, _id }: SanityDocument) => `${_type} (${_id})`;

/** Rules that one page's shape cannot see: duplicates, dangling references, what a text may hold. One line for each. */
export function documentProblems(documents: readonly SanityDocument[]): string[] {
  return [
    ...duplicates(documents),
    ...dangling(documents),
    ...characterProblems(documents),
    ...zakatProblems(documents),
    ...valueProblems(documents),
  ];
}

/** A name in braces that its field does not fill in: a visitor would read the braces. */
const valueProblems = (documents: readonly SanityDocument[]): string[] =>
  documents.flatMap((document) =>
    contentTexts(document).flatMap(({ field, text }) => {
      const problem = valueProblem(`${document._type}.${field}`, text);
      return problem === null ? [] : [`Dokumen ${name(document)}, isian ${field}: ${problem}`];
    }),
  );

/** Only who is licensed may ask for zakat: without the licence in “Legalitas” no text of ours names it. */
function zakatProblems(documents: readonly SanityDocument[]): string[] {
  if (documents.some(({ _type, zakat }) => _type === 'legality' && zakat)) return [];
  return documents.flatMap((document) =>
    contentTexts(document).flatMap(({ field, text }) =>
      zakatWord.test(text)
        ? [
            `Dokumen ${name(document)}, isian ${field}: menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.`,
          ]
        : [],
    ),
  );
}

function duplicates(documents: readonly SanityDocument[]): string[] {
  return Object.entries(unique).flatMap(([type, field]) => {
    const seen = new Map<string, SanityDocument>();
    return documents.flatMap((document) => {
      if (document._type !== type) return [];
      const key = String(document[field]).trim().toLowerCase();
      const other = seen.get(key);
      seen.set(key, document);
      if (!other) return [];
      return [
        `Dokumen ${name(document)}, isian ${field}: “${String(document[field])}” sudah dipakai di ${name(other)}. Ubah atau hapus salah satu.`,
      ];
    });
  });
}

function dangling(documents: readonly SanityDocument[]): string[] {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((document) =>
    references(document).flatMap(({ path, ref }) =>
      ids.has(ref)
        ? []
        : [
            `Dokumen ${name(document)}, isian ${path}: rujukan ke ${ref} tidak ada. Pilih dokumen lain atau hapus rujukan ini.`,
          ],
    ),
  );
}
