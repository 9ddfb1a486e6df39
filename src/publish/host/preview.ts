import { existsSync, readFileSync } from 'node:fs';
import { command, Failure } from '../failure.ts';
import { readSettings } from '../settings.ts';
import { serve } from './serve.ts';
import { serveStandInReader } from './stand-in-reader.ts';

/** Serves what was built, `dist` or `OUT_DIR`, at http://localhost:4173; `PORT` changes it. */
await command(async () => {
  const { port, outDir } = readSettings();
  if (!existsSync(outDir)) throw new Failure(`There is no ${outDir} to serve. Build it first: npm run build`);
  await serve(outDir, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is in use. Choose another: PORT=4180 npm run preview`);
    throw error;
  });
  // The reader that the Qur'an page of the example content frames.
  const { url } = JSON.parse(readFileSync('content-fallback/quranPage.json', 'utf8')).reader as { url: string };
  await serveStandInReader(url);
  console.log(`Ready: http://localhost:${port}`);
});
