import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './documents/content-errors.ts';
import { writeWhole } from './files/write-into.ts';

const file = 'build-error.json';

/** What is wrong with the program is for its developers: paths and addresses of a machine are not for the public. */
const technical =
  'Kesalahan teknis, bukan karena konten. Minta pengelola situs membaca catatan pembuatan situs, lalu menjalankannya lagi.';

/**
 * Puts `build-error.json` beside the site that `outDir` shows, and touches nothing of it: why a newer one could not be
 * made and where that is mended, for the Studio's "Status situs". The next good build is another folder, so the
 * file disappears by itself. Where no site stands (a clean clone), `carrier` is a folder to take the file to the host from.
 */
export async function publishError(outDir: string, error: unknown, carrier?: string): Promise<void> {
  const folder = existsSync(outDir) ? outDir : carrier;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const report = { ...reported(error), time: new Date().toISOString() };
  await writeWhole(join(folder, file), JSON.stringify(report));
}

function reported(error: unknown) {
  if (!(error instanceof ContentError)) return { message: technical, problems: [{ text: technical }] };
  const problems = error.problems.map((problem) => ({ text: withheld(problem), ...error.places.get(problem) }));
  return { message: problems.map(({ text }) => text).join('\n'), problems };
}

/** Removes long numbers (except in ids of pictures), since a refused release must not publish them, and addresses of machines. */
function withheld(problem: string): string {
  return problem
    .replaceAll(/(?<!image-[\da-f]*)\d(?:[ .-]?\d){7,}/g, (number) => `…${number.slice(-3)}`)
    .replaceAll(/https?:\/\/(?:localhost|[\d.]+)[^\s”]*|\b[\d.]+:\d{2,5}\b/g, '…');
}
