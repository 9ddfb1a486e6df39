import { ContentError } from './documents/content-errors.ts';
import { factAndRemedy, sentenceOf } from './documents/problems.ts';
import { sanityClient } from './documents/sanity-documents.ts';
import type { Dataset } from './settings.ts';

/** Sanity shows a document with a dot in its id only to users who are signed in. */
const statusId = 'status.situs';

/** Replaces the message of a technical error, which is not for staff. */
const technicalMessage =
  'Kesalahan teknis, bukan karena konten. Minta pengelola situs membaca catatan pembuatan situs, lalu menjalankannya lagi.';

/**
 * Writes into the dataset why a release failed, and which fields to correct. “Status situs” shows it until a change or
 * a release is newer (docs/hosting.md#why-a-build-failed).
 */
export async function publishError(error: unknown, dataset: Dataset): Promise<void> {
  const { statusToken: token } = dataset;
  if (!token) return console.error('Staff see these reasons in the Studio if SANITY_STATUS_TOKEN is set.');
  const time = new Date().toISOString();
  const document = { _id: statusId, _type: 'siteStatus', problems: problemsOf(error), time };
  await sanityClient(dataset, { token }).createOrReplace(document);
}

function problemsOf(error: unknown) {
  if (!(error instanceof ContentError)) return [{ text: technicalMessage }];
  return error.problems.map((problem) => ({
    // The Studio names the document and the field by their titles.
    text: problem.document ? factAndRemedy(problem) : sentenceOf(problem),
    type: problem.document?._type,
    path: problem.field,
    ...error.fields.get(problem), // type and path as the Studio knows them
  }));
}
