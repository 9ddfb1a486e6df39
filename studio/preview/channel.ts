import type { ContentSourceMap } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import { createCompatibilityActors, type LoaderControllerMsg, type LoaderNodeMsg } from '@sanity/presentation-comlink';

type Place = Extract<LoaderControllerMsg, { type: 'loader/perspective' }>['data'];

export interface Channel {
  /** From now on these queries are of interest. */
  ask(queries: readonly string[]): void;
}

export interface Answer {
  query: string;
  result: unknown;
  /** Which field of which document each value comes from. */
  sources: ContentSourceMap;
}

const noSources: ContentSourceMap = { documents: [], paths: [], mappings: {} };

/** ms; Presentation forgets a query that nobody has asked for longer than this. */
const interest = 20_000;

/**
 * The line to Presentation: it runs GROQ in the Studio's own session, over drafts, and tells every new result.
 * It answers a query once and again only when the result changes, which a page that was reloaded would wait
 * for in vain: the parameter `load`, which no query reads, makes the questions of this page its own.
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
      node.post('loader/query-listen', { ...place, query, params, heartbeat: interest });
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
  setInterval(ask, interest / 4);
  return {
    ask(queries) {
      asked = queries;
      ask();
    },
  };
}
