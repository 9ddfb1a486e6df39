import { serve } from './serve.ts';

/** Serves `dist` at http://localhost:4173; `PORT` changes it. */
const port = Number(process.env.PORT ?? 4173);
try {
  await serve('dist', port);
  console.log(`Ready: http://localhost:${port}`);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use. Choose another: PORT=4180 npm start` : error);
  process.exit(1);
}
