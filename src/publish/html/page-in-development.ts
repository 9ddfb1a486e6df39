import { globSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { islandsId } from '../../client/protocol.ts';
import { islandSource, runner } from './island-plans.ts';
import { dataScripts, inShell } from './write-pages.ts';
import type * as Renderer from './render.tsx';
import { clientScripts, scriptsOf } from './client-scripts.ts';

interface Development {
  /** The content JSON of every page by its name. */
  pages: Record<string, unknown>;
  server: ViteDevServer;
  /** Styles of the fonts. */
  fonts: string;
}

/** Renders a page as the build does, with the development server's modules for its islands. */
export async function pageInDevelopment(url: string, { pages, server, fonts }: Development): Promise<string> {
  const { render } = (await server.ssrLoadModule('/src/publish/html/render.tsx')) as typeof Renderer;
  const { pathname } = new URL(url, 'http://localhost');
  const { head, body, css, islands } = await render(pathname, async (key) => structuredClone(pages[key]));
  const sources = globSync('src/{sections,pages}/**/*.island.tsx');
  const plans = Object.entries(islands).map(([name, props]) => [
    name,
    { modules: [`/${runner}`, `/${islandSource(name, sources)}`], content: [], props },
  ]);
  const html = await inShell({
    ...scriptsOf(body, await clientScripts(), 'type="module" src="/src/client/page.ts"'),
    head: `<style>${fonts}${css}</style>${head}`,
    fonts: '', // the preloads of a build
    app: body,
    data: plans.length > 0 ? dataScripts({ [islandsId]: Object.fromEntries(plans) as unknown }) : '',
  });
  return server.transformIndexHtml(url, html);
}
