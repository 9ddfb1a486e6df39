import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ReadContent, routesOf } from '../../routes.tsx';
import { IslandContext } from '../../ui/island.tsx';
import { Providers } from '../../ui/providers.tsx';
import { styleCache } from '../../ui/style-cache.ts';
import { LeafArt, leafAreas, leafBox } from '../../ui/ornament/leaf-art.tsx';
import { uri } from '../../ui/ornament/ornament-uris.ts';
import { EmblemArt, emblemHeights, type EmblemName, emblemWidth } from '../../ui/ornament/emblem.tsx';
import { Logo } from '../../ui/ornament/logo.tsx';
import { system } from '../../ui/system.ts';
import { colors } from '../../ui/tokens.ts';

export interface RenderedPage {
  /** The `<title>`, `<meta>` and `<link>` elements of the page, which belong in `<head>`. */
  head: string;
  body: string;
  /** Every CSS rule that the page uses. Global rules come first. */
  css: string;
  /** The props of each island on the page, by its name. */
  islands: Record<string, object>;
}

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
    { progressiveChunkSize: Infinity, onError: (reason) => void (failure = reason) },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html) ?? [];
  const places = html.matchAll(/<i class="emblem(?: (\w+))?"/g);
  const emblems = new Set(Array.from(places, ([, name = 'medallion']) => name as EmblemName));
  const css = [...Array.from(emblems, emblemStyles), ...Object.values(cache.inserted)]
    .filter((rule) => typeof rule === 'string')
    .join('');
  return { head, body: html.slice(head.length), css, islands };
}

/** Drawings for share pictures: SVG in fixed colours, and the places of text on the leaf in percent of its box. */
export interface Art {
  leaf: { svg: string; areas: typeof leafAreas; box: typeof leafBox };
  logo: string;
}

const fixed = (svg: string, theme: 0 | 1 = 1) =>
  svg
    .replaceAll(
      /var\(--c-colors-([a-z0-9-]+)\)/g,
      (_, name: string) => colors[name.replace('-', '.') as keyof typeof colors][theme],
    )
    .replaceAll('currentColor', colors['motif.line'][theme])
    .replaceAll('var(--logo-ground)', colors.bg[theme]);

const picture = (name: EmblemName, height: number, theme: 0 | 1) =>
  uri(
    fixed(renderToStaticMarkup(<EmblemArt name={name} height={height} />), theme).replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg"',
    ),
  );
const pictures = (name: EmblemName, place: string, height: number) => {
  return `${place}{--emblem:${picture(name, height, 0)};display:block;width:${emblemWidth(name, height)}px;height:${height}px;background:var(--emblem)}html.dark ${place}{--emblem:${picture(name, height, 1)}}`;
};
/** Styles of an emblem on the page. The first is also that of the next page, which may come without styles. */
function emblemStyles(name: EmblemName, index: number) {
  const place = index === 0 ? 'i.emblem' : `i.${name}`;
  const [small, large] = emblemHeights(name);
  return `${pictures(name, place, small)}@media screen and (min-width:80rem){${pictures(name, place, large)}}@media (forced-colors:active){i.emblem{display:none!important}}`;
}

export function drawings(): Art {
  return {
    leaf: { svg: fixed(renderToStaticMarkup(<LeafArt />)), areas: leafAreas, box: leafBox },
    logo: fixed(renderToStaticMarkup(<Logo size={46} />)),
  };
}
