import type { ViteDevServer } from 'vite';
import { islandsId } from '../../client/protocol.ts';
import { clientScripts, scriptsOf } from './client-scripts.ts';
import { starter, startTemplate } from './island-start.ts';
import type * as Renderer from './render.tsx';
import { dataScripts, inShell } from './write-pages.ts';

interface Development {
  /** The content JSON of every page by its name. */
  pages: Record<string, unknown>;
  server: ViteDevServer;
  fontStyles: string;
}

/** Renders a page as the build does, with the development server's modules for its islands. */
export async function pageInDevelopment(url: string, { pages, server, fontStyles }: Development): Promise<string> {
  const { render } = (await server.ssrLoadModule('/src/publish/html/render.tsx')) as typeof Renderer;
  const { pathname } = new URL(url, 'http://localhost');
  const { head, body, css, islands } = await render(pathname, async (key) => pages[key]);
  const code = await clientScripts();
  const pageElement = '<script type="module" src="/src/client/page.ts"></script>';
  const { headScripts, endScripts } = scriptsOf(islands, code, pageElement);
  const hasIslands = Object.keys(islands).length > 0;
  const html = await inShell({
    headScripts,
    head: `<style>${fontStyles}${css}</style>${head}`,
    fonts: '', // the preloads of a build
    app: body,
    data: hasIslands ? dataScripts({ [islandsId]: islands }) : '',
    endScripts: endScripts + (hasIslands ? startTemplate(`/${starter}`) : ''),
  });
  return server.transformIndexHtml(url, html);
}
