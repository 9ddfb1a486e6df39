import { characterProblem } from '../../content/characters.ts';
import { zakatWord, valueProblem } from '../../content/rules.ts';
import type { Problem } from './problems.ts';
import { textProblems, type Documents, problemAt, references, type SanityDocument } from './sanity-document.ts';

/** Fields whose texts must differ between the documents of a type. */
const unique = { shippingCity: 'name', faq: 'question' };

/**
 * Problems that the shape of a page cannot find: duplicates, references without a target, control characters. `isRead`
 * says whether a page reads a text: a stored document may have fields that are no longer shown, which nothing judges.
 */
export function documentProblems(documents: Documents, isRead: (text: string) => boolean): Problem[] {
  // Only a licensed institute may ask for zakat. Without a licence in “Legalitas”, no text may name zakat.
  const mayAskForZakat = documents.some(({ _type, zakat }) => _type === 'legality' && zakat);
  return [
    ...duplicates(documents),
    ...lostReferences(documents),
    ...textProblems(documents, ({ field, text }, type) => {
      if (!isRead(text)) return null;
      if (!mayAskForZakat && zakatWord.test(text)) return { kind: 'zakat' };
      return asRule(characterProblem(text) ?? valueProblem(`${type}.${field}`, text));
    }),
  ];
}

const asRule = (remedy: string | null) => (remedy === null ? null : ({ kind: 'rule', values: { remedy } } as const));

function duplicates(documents: Documents): Problem[] {
  const problems: Problem[] = [];
  for (const [type, field] of Object.entries(unique)) {
    const seen = new Map<string, SanityDocument>();
    for (const document of documents.filter(({ _type }) => _type === type)) {
      const value = String(document[field]);
      const key = value.trim().toLowerCase();
      const other = seen.get(key);
      seen.set(key, document);
      if (!other) continue;
      const values = { value, other: { _id: other._id, _type: other._type } };
      problems.push(problemAt(document, field, { kind: 'duplicate', values }));
    }
  }
  return problems;
}

function lostReferences(documents: Documents): Problem[] {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((document) =>
    references(document)
      .filter(({ ref }) => !ids.has(ref))
      .map(({ path, ref }) => problemAt(document, path, { kind: 'lost reference', values: { to: ref } })),
  );
}
