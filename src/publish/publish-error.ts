import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './documents/content-errors.ts';
import { factAndRemedy, sentenceOf } from './documents/problems.ts';
import { sanityClient } from './documents/sanity-documents.ts';
import { writeWhole } from './files/write-into.ts';
import type { Dataset } from './settings.ts';

const file = 'build-error.json';

/** Replaces the message of a technical error, because the file is public and the message may name a machine's paths. */
const technicalMessage =
  'Kesalahan teknis, bukan karena konten. Minta pengelola situs membaca catatan pembuatan situs, lalu menjalankannya lagi.';

/**
 * Writes why a build failed, and which fields to correct. The Studio reads the file in the site at `outDir`. Without a
 * site, as in a clean clone, it is written into `fallbackFolder`, from which it must be copied to the host. If the
 * dataset has a status token, the problems are also written into the dataset.
 */
export async function publishError(
  outDir: string,
  error: unknown,
  { fallbackFolder, dataset }: Destinations = {},
): Promise<void> {
  const report = { ...reportOf(error), time: new Date().toISOString() };
  const folder = existsSync(outDir) ? outDir : fallbackFolder;
  if (folder) {
    await mkdir(folder, { recursive: true });
    await writeWhole(join(folder, file), JSON.stringify(report));
  }
  if (dataset?.statusToken) {
    const client = sanityClient(dataset, { token: dataset.statusToken });
    await client.createOrReplace({ _id: statusId, _type: 'siteStatus', problems: report.problems, time: report.time });
  }
}

interface Destinations {
  fallbackFolder?: string;
  dataset?: Dataset;
}

/** Sanity shows a document with a dot in its id only to users who are signed in. */
const statusId = 'status.situs';

function reportOf(error: unknown) {
  if (!(error instanceof ContentError)) return { problems: [{ text: technicalMessage }] };
  const problems = error.problems.map((problem) => ({
    // The Studio names the document and the field by their titles.
    text: publicText(problem.document ? factAndRemedy(problem) : sentenceOf(problem)),
    type: problem.document?._type,
    path: problem.field,
    ...error.fields.get(problem), // type and path as the Studio knows them
  }));
  return { problems };
}

/** Removes addresses of machines, and long numbers outside ids of pictures, because the file is public. */
function publicText(problem: string): string {
  return problem
    .replaceAll(/(?<!image-[\da-f]*)\d(?:[ .-]?\d){7,}/g, (number) => `…${number.slice(-3)}`)
    .replaceAll(/https?:\/\/(?:localhost|\d[\d.]*)[^\s”]*|\b[\d.]+:\d{2,5}\b/g, '…');
}
