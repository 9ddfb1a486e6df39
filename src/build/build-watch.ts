import { watch } from 'node:fs';
import { publishError } from './build-error.ts';
import { build } from './build.ts';
import { coalesce } from './coalesce.ts';
import { ContentError } from './content-errors.ts';
import { chosenEnvironment } from './sanity-client.ts';
import { watchDataset } from './watch-dataset.ts';

/**
 * `npm run build:watch`: builds, and again whenever content is published (`--lake`: in the local Studio) or a file of
 * the fallback changes. A build that fails says why, also beside the last good output (`build-error.json`), and leaves that as it is.
 */
Object.assign(process.env, chosenEnvironment(process.argv.slice(2), process.env));

const outDir = process.env.OUT_DIR || 'dist';
const rebuild = coalesce(() =>
  build(outDir).catch(async (error: unknown) => {
    console.error(error instanceof ContentError ? error.message : error);
    await publishError(outDir, error).catch(console.error);
    console.error('The site stays as it was. Waiting for the next change…');
  }),
);

if (process.env.CONTENT_SOURCE === 'sanity') watchDataset(process.env, rebuild);
else watch('content-fallback', { recursive: true }, rebuild);
rebuild();
