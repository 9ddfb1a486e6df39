import { characterRemedy } from '../../content/characters.ts';
import { variableRemedy, zakatWord } from '../../content/rules.ts';
import type { Problem } from './problems.ts';
import { contentTexts, type Documents, problemAt, references, type SanityDocument } from './sanity-document.ts';

/** Fields whose texts must differ between the documents of a type. */
const uniqueFields = { shippingCity: 'name', faq: 'question' };

/**
 * Problems that the shape of a page cannot find: duplicates, references without a target, and texts that break a rule.
 * `isRead` says whether the data of a page has this text: nothing judges stored fields that are no longer shown.
 */
export function documentProblems(documents: Documents, isRead: (text: string) => boolean): Problem[] {
  // Only a licensed institute may ask for zakat. Without a licence in “Legalitas”, no text may name zakat.
  const mayAskForZakat = documents.some(({ _type, zakat }) => _type === 'legality' && zakat);
  return [
    ...duplicates(documents),
    ...lostReferences(documents),
    ...documents.flatMap((document) =>
      contentTexts(document).flatMap(({ field, text }) => {
        if (!isRead(text)) return [];
        if (!mayAskForZakat && zakatWord.test(text)) return [problemAt(document, field, { kind: 'zakat' })];
        const remedy = characterRemedy(text) ?? variableRemedy(`${document._type}.${field}`, text);
        return remedy === undefined ? [] : [problemAt(document, field, { kind: 'rule', values: { remedy } })];
      }),
    ),
  ];
}

function duplicates(documents: Documents): Problem[] {
  const problems: Problem[] = [];
  for (const [type, field] of Object.entries(uniqueFields)) {
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
