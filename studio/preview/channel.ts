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

/** ms; Presentation forgets a query that nobody has asked for longer than this. */
const interest = 20_000;

/**
 * The channel to Presentation, which runs GROQ over drafts in the Studio's own session and sends every new result. It
 * answers a query once and then only when the result changes, so a reloaded page would wait in vain: the parameter
 * `load`, which no query reads, makes this page's queries distinct.
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
