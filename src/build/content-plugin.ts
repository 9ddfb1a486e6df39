import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import type { ReaderPage } from '../content/reader-page.ts';
import { readFonts } from './fonts.ts';
import { publishPictures } from './pictures.ts';
import { readContent } from './read-content.ts';
import { serveStandInReader } from './stand-in-reader.ts';
import { watchDataset } from './watch-dataset.ts';

const folder = join('.cache', 'dev');

/**
 * `npm run dev`: serves content, pictures and fonts as the built site has them, and reloads the page
 * when a file of content-fallback changes, or a document of the dataset is published. Invalid content shows Vite's overlay and keeps the last good.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      let pages = await loadPages(server, {});
      const fonts = await readFonts();
      await serveStandInReader((pages.reader as ReaderPage).reader.url);
      const reload = async () => {
        const next = await loadPages(server, pages);
        if (next !== pages) server.ws.send({ type: 'full-reload' });
        pages = next;
      };
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(resolve('content-fallback'))) return;
        void reload();
      });
      if (process.env.CONTENT_SOURCE === 'sanity') watchDataset(process.env, () => void reload());
      server.middlewares.use('/content', (request, response, next) => {
        const name = /^\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
        if (!name || !(name in pages)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(pages[name]));
      });
      server.middlewares.use('/fonts', (request, response, next) => {
        const font = fonts.files.find(({ url }) => url === `/fonts${request.url}`);
        if (font) response.end(font.bytes);
        else next();
      });
      server.middlewares.use(sirv(folder, { dev: true }));
    },
    async transformIndexHtml() {
      return [{ tag: 'style', children: (await readFonts()).css }];
    },
  };
}

async function loadPages(server: ViteDevServer, last: Record<string, unknown>) {
  try {
    const { pages } = await readContent(process.env, (line) => server.config.logger.info(line));
    await publishPictures(pages, folder);
    return pages;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    server.config.logger.error(message);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
    return last;
  }
}
