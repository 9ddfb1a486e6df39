import { DomUtils, parseDocument } from 'htmlparser2';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { IslandContext } from '../../islands/island.tsx';
import { type ReadContent, routesOf } from '../../routes.tsx';
import { globalCss } from '../../theme/global-css.ts';
import { systemWith } from '../../theme/system.ts';
import { Providers } from '../../ui/providers.tsx';
import { styleCache } from '../../ui/style-cache.ts';

export interface RenderedPage {
  /** Its `<title>`, `<meta>` and `<link>` elements. */
  head: string;
  body: string;
  /** Every element of the body, in order. */
  elements: Element[];
  /** Every CSS rule that the page uses. Global rules come first. */
  css: string;
  /** The props of each island on the page, by its name. */
  islands: Record<string, object>;
}

export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** React writes these elements first. They belong in `<head>`. */
const ofHead = new Set(['title', 'meta', 'link']);

const system = systemWith(globalCss);

/** Renders one URL to HTML and its styles. Throws the error of a loader or component. */
export async function render(url: string, read: ReadContent): Promise<RenderedPage> {
  let failure: unknown;
  const handler = createStaticHandler(routesOf(read));
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${url} answered with a redirect or an error response`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;

  const cache = styleCache();
  cache.compat = true; // collect rules in the cache instead of leaving <style> in the body
  const islands: Record<string, object> = {};
  const { prelude } = await prerender(
    <Providers cache={cache} system={system}>
      <IslandContext value={(name, props) => void (islands[name] = props)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </IslandContext>
    </Providers>,
    // Without `progressiveChunkSize` React moves large parts to the end, from where only scripts bring them back.
    { progressiveChunkSize: Infinity, onError: (reason) => void (failure = reason) },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  const { children } = parseDocument(html, { withStartIndices: true });
  const nodes = children.slice(children.findIndex((node) => !('name' in node && ofHead.has(node.name))));
  const elements = DomUtils.findAll(() => true, nodes);
  const head = html.slice(0, nodes[0]?.startIndex ?? 0);
  const css = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('');
  return { head, body: html.slice(head.length), elements, css, islands };
}
