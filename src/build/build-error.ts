import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-errors.ts';
import { writeWhole } from './write-into.ts';

/** What is wrong with the program is for its developers: paths and addresses of a machine are not for the public. */
const technical =
  'Galat teknis, bukan karena konten. Minta pengelola situs membaca catatan pembuatan situs, lalu menjalankannya lagi.';

/**
 * Puts `build-error.json` beside the site that `outDir` shows: why a newer one could not be made, for the Studio's
 * "Status situs". The next good build is another folder, so it goes by itself. Without a site there is no place for it.
 */
export async function publishError(outDir: string, error: unknown): Promise<void> {
  if (!existsSync(outDir)) return;
  const message = error instanceof ContentError ? error.problems.join('\n') : technical;
  const report = JSON.stringify({ message, time: new Date().toISOString() });
  await writeWhole(join(outDir, 'build-error.json'), Buffer.from(report));
}
