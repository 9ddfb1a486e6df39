import { characterProblem, hasLines, isArabic, isWebAddress } from '../../content/characters.ts';
import { zakatWord, valueProblem } from '../../content/rules.ts';
import { nameOf, textProblems, type Documents, references, type SanityDocument } from './sanity-document.ts';

const unique: Record<string, string> = { shippingCity: 'name', faq: 'question' };

/** Problems that no page's shape can see: duplicates, dangling references, characters. One line for each. */
export function documentProblems(documents: Documents): string[] {
  return [
    ...duplicates(documents),
    ...dangling(documents),
    ...characterProblems(documents),
    ...zakatProblems(documents),
    ...textProblems(documents, ({ field, text }, type) => valueProblem(`${type}.${field}`, text)),
  ];
}

export function characterProblems(documents: Documents): string[] {
  const written = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  return textProblems(written, ({ field, text }, type) => {
    if (isWebAddress(text)) return null;
    const place = `${type}.${field}`;
    const problem = characterProblem(text, { lines: hasLines(place), arabic: isArabic(place) });
    return problem && `${problem}.`;
  });
}

/** Only a licensed institute may ask for zakat: without the licence in “Legalitas” no text may name it. */
function zakatProblems(documents: Documents): string[] {
  if (documents.some(({ _type, zakat }) => _type === 'legality' && zakat)) return [];
  const problem = 'menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.';
  return textProblems(documents, ({ text }) => (zakatWord.test(text) ? problem : null));
}

function duplicates(documents: Documents): string[] {
  return Object.entries(unique).flatMap(([type, field]) => {
    const seen = new Map<string, SanityDocument>();
    return documents.flatMap((document) => {
      if (document._type !== type) return [];
      const key = String(document[field]).trim().toLowerCase();
      const other = seen.get(key);
      seen.set(key, document);
      if (!other) return [];
      return [
        `${nameOf(document)}, isian ${field}: “${String(document[field])}” sudah dipakai di ${nameOf(other)}. Ubah atau hapus salah satu.`,
      ];
    });
  });
}

const relink = 'Pilih dokumen lain atau hapus rujukan ini.';
function dangling(documents: Documents): string[] {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((document) =>
    references(document)
      .filter(({ ref }) => !ids.has(ref))
      .map(({ path, ref }) => `${nameOf(document)}, isian ${path}: rujukan ke ${ref} tidak ada. ${relink}`),
  );
}
