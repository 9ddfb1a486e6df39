import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ReadContent, routesOf } from '../../routes.tsx';
import { IslandContext } from '../../ui/island.tsx';
import { Providers } from '../../ui/providers.tsx';
import { styleCache } from '../../ui/style-cache.ts';
import { LeafArt, leafAreas, leafBox } from '../../ui/ornament/leaf-art.tsx';
import { uri } from '../../ui/ornament/ornament-uris.ts';
import { EmblemArt, type EmblemName, emblemWidth } from '../../ui/ornament/emblem.tsx';
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
  const [place, emblem = 'medallion'] = /<i class="emblem(?: (\w+))?"/.exec(html) ?? [];
  const css = [...(place ? [headStyles(emblem as EmblemName)] : []), ...Object.values(cache.inserted)]
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
const pictures = (name: EmblemName, height: number) =>
  `html{--emblem:${picture(name, height, 0)}}html.dark{--emblem:${picture(name, height, 1)}}i.emblem{display:block;width:${emblemWidth(name, height)}px;height:${height}px;background:var(--emblem)}`;
/** Styles of pages whose head has an emblem. Forced colors do not change a background image. */
const headStyles = (name: EmblemName) =>
  `${pictures(name, 48)}@media screen and (min-width:80rem){${pictures(name, 116)}}@media (forced-colors:active){i.emblem{display:none!important}}`;

export function drawings(): Art {
  return {
    leaf: { svg: fixed(renderToStaticMarkup(<LeafArt />)), areas: leafAreas, box: leafBox },
    logo: fixed(renderToStaticMarkup(<Logo size={46} />)),
  };
}
