import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { readContent } from './documents/read-content.ts';
import { watchDataset } from './documents/sanity-documents.ts';
import { writeInto } from './files/write-into.ts';
import { filesIn } from './host/serve.ts';
import { serveStandInReader } from './host/stand-in-reader.ts';
import { readFonts } from './html/fonts.ts';
import { pageInDevelopment } from './html/page-in-development.ts';
import { pagesOf } from './html/page-list.ts';
import { publishPictures } from './html/pictures.ts';
import { datasetOf, type Settings } from './settings.ts';

const folder = join('.cache', 'dev');

interface State {
  pages: Record<string, unknown>;
  problem?: string;
}

/**
 * For `npm run dev`: serves pages, content, pictures and fonts as a build makes them. Reloads the page when content or
 * code changes. Invalid content shows Vite's overlay, and the last valid content stays. A test passes its own `read`.
 */
export function contentPlugin(settings: Settings, read = readContent): Plugin {
  const refresh = async (state: State, { config: { logger } }: ViteDevServer) => {
    try {
      const { pages } = await read(settings, (line) => logger.info(line));
      await publishPictures(pages, folder);
      await serveStandInReader(pages.quran.reader.url);
      state.pages = pagesOf(pages, { isPreview: true }).contents; // all pages, also those without entries
      for (const [name, page] of Object.entries(state.pages))
        await writeInto(folder, `content/${name}.json`, JSON.stringify(page));
      delete state.problem;
    } catch (error) {
      state.problem = error instanceof Error ? error.message : String(error);
      logger.error(state.problem);
    }
  };

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const state: State = { pages: {} };
      const reload = async () => {
        await refresh(state, server);
        server.ws.send(state.problem === undefined ? { type: 'full-reload' } : overlay(state.problem));
      };
      await rm(folder, { recursive: true, force: true });
      await refresh(state, server);
      const fonts = await readFonts();
      await Promise.all(fonts.files.map(({ url, bytes }) => writeInto(folder, url, bytes)));
      server.ws.on('connection', () => state.problem !== undefined && server.ws.send(overlay(state.problem)));
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve('content-fallback'))) void reload();
      });
      if (settings.source === 'sanity') watchDataset(datasetOf(settings), () => void reload());
      server.middlewares.use(filesIn(folder));
      const answer = async (url: string) => {
        const { pages, problem } = state;
        return problem === undefined
          ? { status: 200, html: await pageInDevelopment(url, { pages, server, fontStyles: fonts.css }) }
          : { status: 503, html: await server.transformIndexHtml(url, problemPage(problem)) };
      };
      // Runs after Vite's own middlewares. A request that none of them has answered is for a page.
      return () =>
        server.middlewares.use((request, response, next) => {
          answer(request.originalUrl ?? '/').then(
            ({ status, html }) => response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
            next,
          );
        });
    },
    // Vite replaces a component of an island. Everything else is rendered by the server, so the page is loaded again.
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client') return [];
      if (modules.length > 0) return undefined; // Vite goes on
      if (file.startsWith(resolve('src'))) this.environment.hot.send({ type: 'full-reload' });
      return []; // nothing is left for Vite
    },
  };
}

/** The page while the content has a problem: Vite's client shows the overlay on it, and reloads it when all is well. */
const problemPage = (problem: string) =>
  `<!doctype html><html lang="en"><head><title>Problem</title></head><body><pre>${problem.replaceAll('<', '&lt;')}</pre></body></html>`;

const overlay = (message: string): HotPayload => ({ type: 'error', err: { message, stack: '' } });
