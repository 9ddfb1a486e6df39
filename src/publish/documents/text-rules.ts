import { characterProblem, hasLines, isArabic, isWebAddress } from '../../content/characters.ts';
import { contentTexts, nameOf } from './content-texts.ts';
import type { SanityDocument } from './sanity-document.ts';

/** Characters that no text of content may hold (src/content/characters.ts). One line for each text. */
export function characterProblems(documents: readonly SanityDocument[]): string[] {
  const written = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  return written.flatMap((document) =>
    contentTexts(document).flatMap(({ field, text }) => {
      if (isWebAddress(text)) return [];
      const place = `${document._type}.${field}`;
      const problem = characterProblem(text, { lines: hasLines(place), arabic: isArabic(place) });
      return problem ? [`${nameOf(document)}, isian ${field}: ${problem}.`] : [];
    }),
  );
}
