import type { ContentSourceMap } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import { createCompatibilityActors, type LoaderControllerMsg, type LoaderNodeMsg } from '@sanity/presentation-comlink';

type Place = Extract<LoaderControllerMsg, { type: 'loader/perspective' }>['data'];

export interface Channel {
  ask(queries: readonly string[]): void;
}

export interface Answer {
  query: string;
  result: unknown;
  /** Which field of which document each value comes from. */
  sources: ContentSourceMap;
}

const noSources: ContentSourceMap = { documents: [], paths: [], mappings: {} };

/** Milliseconds after which Presentation forgets a query that is not requested again. */
const queryLifetime = 20_000;

/**
 * The channel to Presentation, which runs GROQ over drafts in the Studio's session and sends every new result. It
 * answers a query once, and again only when the result changes; a reloaded page would get no answer. The parameter
 * `load`, which no query reads, therefore makes the queries of each page load distinct.
 */
export function openChannel(tell: (answer: Answer) => void): Channel {
  const params = { load: crypto.randomUUID() };
  let place: Place | undefined;
  let asked: readonly string[] = [];
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({ actors: createCompatibilityActors() }),
  );
  const ask = () => {
    if (!place) return;
    for (const query of asked) {
      node.post('loader/query-listen', { ...place, query, params, heartbeat: queryLifetime });
    }
  };
  node.on('loader/perspective', (given) => {
    place = given;
    ask();
  });
  node.on('loader/query-change', ({ query, params: of, result, resultSourceMap }) => {
    if (of.load === params.load) tell({ query, result, sources: resultSourceMap ?? noSources });
  });
  node.start();
  setInterval(ask, queryLifetime / 4);
  return {
    ask(queries) {
      asked = queries;
      ask();
    },
  };
}
