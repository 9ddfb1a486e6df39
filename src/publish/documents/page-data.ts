import { pageContracts } from '../../content/pages.ts';
import { ContentError, describeIssues } from './content-errors.ts';
import { documentProblems } from './document-rules.ts';
import { evaluate } from './evaluate.ts';
import { findFields } from './find-fields.ts';
import type { SanityDocument } from './sanity-document.ts';

/**
 * Documents → GROQ → shapes: the data of every page, by name. Throws one ContentError with every problem
 * found, so that staff mend them in one go.
 */
export async function pageData(documents: readonly SanityDocument[]): Promise<Record<string, unknown>> {
  const problems = documentProblems(documents);
  const pages: Record<string, unknown> = {};
  for (const [name, { document, query, shape }] of Object.entries(pageContracts)) {
    const result = await evaluate(query, documents);
    if (result === null) {
      problems.push(`Dokumen ${document} belum diterbitkan. Buka di Studio, lalu tekan Terbitkan.`);
      continue;
    }
    const parsed = shape.safeParse(result, { reportInput: true });
    if (parsed.success) pages[name] = parsed.data;
    else problems.push(...describeIssues(document, parsed.error));
  }
  if (problems.length > 0) throw new ContentError(problems, { fields: await findFields(problems, documents) });
  return pages;
}
