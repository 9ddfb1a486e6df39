import { watch } from 'node:fs';
import { publishError } from './build-error.ts';
import { build } from './build.ts';
import { debounce } from './files/debounce.ts';
import { command, printable } from './failure.ts';
import { datasetOf, readSettings } from './settings.ts';
import { watchDataset } from './documents/watch-dataset.ts';

/**
 * `npm run build:watch`: builds, and again whenever content is published (`--local`: in the local Studio) or a file of
 * the fallback changes. A build that fails says why, also beside the last good output (`build-error.json`), and leaves that as it is.
 */
await command(async () => {
  const settings = readSettings();
  const rebuild = debounce(() =>
    build(settings).catch(async (error: unknown) => {
      console.error(printable(error));
      await publishError(settings.outDir, error, settings).catch(console.error);
      console.error('The site stays as it was. Waiting for the next change…');
    }),
  );
  if (settings.source === 'sanity') watchDataset(datasetOf(settings), () => void rebuild());
  else watch('content-fallback', { recursive: true }, () => void rebuild());
  void rebuild();
});
