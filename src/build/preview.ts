import { readFileSync } from 'node:fs';
import { serve } from './serve.ts';
import { serveStandInReader } from './stand-in-reader.ts';

/** Serves `dist` at http://localhost:4173; `PORT` changes it. */
const port = Number(process.env.PORT ?? 4173);
try {
  await serve('dist', port);
  const { url } = JSON.parse(readFileSync('content-fallback/readerPage.json', 'utf8')).reader as { url: string };
  await serveStandInReader(url);
  console.log(`Ready: http://localhost:${port}`);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use. Choose another: PORT=4180 npm start` : error);
  process.exit(1);
}
