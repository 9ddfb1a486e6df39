import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { filesIn } from './serve.ts';

/** Serves an example of the reader that the page Al-Qur’an has in a frame, if `url` is on this machine and free. */
export async function serveStandInReader(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  if (!['localhost', '127.0.0.1'].includes(hostname)) return;
  const { resolve: find } = createRequire(import.meta.url);
  const fontOf = (name: string) => readFile(find(`@fontsource/${name}-normal.woff2`));
  const fonts = new Map([
    ['/amiri-quran.woff2', await fontOf('amiri-quran/files/amiri-quran-arabic-400')],
    ['/alegreya.woff2', await fontOf('alegreya/files/alegreya-latin-400')],
    ['/source-sans-600.woff2', await fontOf('source-sans-3/files/source-sans-3-latin-600')],
  ]);
  const pages = filesIn('content-fallback/reader');
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'self'; font-src 'self'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const font = fonts.get(request.url ?? '');
    if (font) return response.end(font);
    return void pages(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve() : reject(error)));
    server.listen(Number(port), '127.0.0.1', resolve);
  });
}
