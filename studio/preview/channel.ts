import type { ContentSourceMap } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import { createCompatibilityActors, type LoaderControllerMsg, type LoaderNodeMsg } from '@sanity/presentation-comlink';

type Perspective = Extract<LoaderControllerMsg, { type: 'loader/perspective' }>['data'];

export interface Channel {
  /** Sets the queries whose results are sent from now on. */
  follow(queries: readonly string[]): void;
}

export interface Answer {
  query: string;
  result: unknown;
  /** The source of each value: a field of a document. */
  sources: ContentSourceMap;
}

const noSources: ContentSourceMap = { documents: [], paths: [], mappings: {} };

/** Milliseconds after which Presentation forgets a query that is not requested again. */
const queryLifetime = 20_000;

/**
 * Opens the channel to Presentation, which runs GROQ over drafts in the Studio's session and sends every new result. It
 * answers a query again only if the result changes, so a reloaded page would get no answer. The parameter `load`, which
 * no query reads, therefore makes the queries of each page load distinct.
 */
export function openChannel(onAnswer: (answer: Answer) => void): Channel {
  const params = { load: crypto.randomUUID() };
  let perspective: Perspective | undefined;
  let followed: readonly string[] = [];
  // The compatibility actors translate: Presentation still writes and reads the format that came before Comlink.
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({ actors: createCompatibilityActors() }),
  );
  const request = () => {
    if (!perspective) return;
    for (const query of followed) {
      node.post('loader/query-listen', { ...perspective, query, params, heartbeat: queryLifetime });
    }
  };
  node.on('loader/perspective', (sent) => {
    perspective = sent;
    request();
  });
  node.on('loader/query-change', ({ query, params: sentParams, result, resultSourceMap }) => {
    if (sentParams.load === params.load) onAnswer({ query, result, sources: resultSourceMap ?? noSources });
  });
  node.start();
  setInterval(request, queryLifetime / 4);
  return {
    follow(queries) {
      followed = queries;
      request();
    },
  };
}
