import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, HotPayload, Plugin, ViteDevServer } from 'vite';
import { readFonts } from './html/fonts.ts';
import { pageInDevelopment } from './html/page-in-development.ts';
import { pagesOf } from './html/page-list.ts';
import { publishPictures } from './html/pictures.ts';
import { readContent } from './documents/read-content.ts';
import { serveStandInReader } from './host/stand-in-reader.ts';
import { datasetOf, type Settings } from './settings.ts';
import { watchDataset } from './documents/sanity-documents.ts';

const folder = join('.cache', 'dev');

interface State {
  pages: Record<string, unknown>;
  problem?: string;
}

/**
 * `npm run dev`: serves pages, content, pictures and fonts as built, and reloads the page when content or code changes.
 * Invalid content shows Vite's overlay, and the last valid content stays.
 */
export function contentPlugin(settings: Settings): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const state: State = { pages: {} };
      const reload = async () => {
        await refresh(state, settings, server);
        server.ws.send(state.problem === undefined ? { type: 'full-reload' } : overlay(state.problem));
      };
      await refresh(state, settings, server);
      const fonts = await readFonts();
      server.ws.on('connection', () => state.problem !== undefined && server.ws.send(overlay(state.problem)));
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve('content-fallback'))) void reload();
      });
      if (settings.source === 'sanity') watchDataset(datasetOf(settings), () => void reload());
      server.middlewares.use('/content', serveContent(state));
      server.middlewares.use('/fonts', (request, response, next) => {
        const font = fonts.files.find(({ url }) => url === `/fonts${request.url}`);
        if (font) response.end(font.bytes);
        else next();
      });
      server.middlewares.use(sirv(folder, { dev: true }));
      // After Vite's own middlewares: what nobody has answered is a page.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (state.problem !== undefined) return response.writeHead(503).end(state.problem);
          const { pages } = state;
          pageInDevelopment(request.originalUrl ?? '/', { pages, server, fonts: fonts.css }).then(
            (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
            (error: unknown) => void setTimeout(next, 0, error),
          );
        });
    },
    // A page is rendered by the server, so every change of the code makes it anew.
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.startsWith(resolve('src')))
        this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

const overlay = (message: string): HotPayload => ({ type: 'error', err: { message, stack: '' } });

async function refresh(state: State, settings: Settings, { config: { logger } }: ViteDevServer): Promise<void> {
  try {
    const { pages } = await readContent(settings, (line) => logger.info(line));
    await publishPictures(pages, folder);
    await serveStandInReader(pages.quran.reader.url);
    state.pages = pagesOf(pages, true).contents;
    delete state.problem;
  } catch (error) {
    state.problem = error instanceof Error ? error.message : String(error);
    logger.error(state.problem);
  }
}

/** Answers 503 without valid content: otherwise the page would read Vite's fallback HTML as content. */
const serveContent =
  (state: State): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = /^\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
    if (!name) return next();
    if (!(name in state.pages)) return response.writeHead(503).end(state.problem);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(state.pages[name]));
  };
