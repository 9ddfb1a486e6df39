import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { answer } from './answer.ts';
import { knownOrigins, studioOrigins } from './guard.ts';
import type { Lake } from './lake.ts';
import { presence } from './presence.ts';
import { seed } from './seed.ts';
import { openStore } from './store.ts';
import { newId } from './transaction.ts';
import { open, openStreamPorts, shut, urlOf } from './stream-ports.ts';

interface LakeOptions {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  origins?: readonly string[];
  /** Origins whose requests count as those of the member of staff. */
  staffOrigins?: readonly string[];
  /** Folder of documents to fill an empty lake with. */
  seed?: string;
  log?: (line: string) => void;
}

/**
 * A content server on this machine that the Studio and `@sanity/client` take for Sanity. For development and
 * tests only: whoever reaches it from the Studio's origin is trusted. Throws under NODE_ENV=production.
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  if (process.env.NODE_ENV === 'production') throw new Error('The local lake does not run under NODE_ENV=production');
  const { port, dataDir, origins = knownOrigins, staffOrigins = studioOrigins, log = console.log } = options;
  const store = await openStore(dataDir);
  if (options.seed && store.all().length === 0) await seed(store, { folder: options.seed, dataDir });
  const listener: RequestListener = (request, response) => void answer(lake, request, response);
  const server = createServer(listener);
  const sockets = presence((request: IncomingMessage) => lake.staffOrigins.has(request.headers.origin ?? ''));
  server.on('upgrade', sockets.upgrade);
  await open(server, port);
  const streams = await openStreamPorts(listener);
  const lake: Lake = {
    url: urlOf(server),
    streamUrls: streams.map(urlOf),
    dataDir,
    store,
    origins: new Set([...origins, ...staffOrigins]),
    staffOrigins: new Set(staffOrigins),
    keyValues: new Map(),
    log,
    close: async () => {
      sockets.close();
      await Promise.all([server, ...streams].map(shut));
      await store.flush();
    },
  };
  nameAssets(lake);
  return lake;
}

/** Empties the lake, and fills it again with the documents of a folder: as a lake that starts. */
export async function refill(lake: Lake, folder: string): Promise<void> {
  const { store, dataDir } = lake;
  const changes = store.all().map((before) => ({ id: before._id, before, after: null, operations: [] }));
  store.commit({ id: newId(), author: 'content-fallback', timestamp: new Date().toISOString(), changes });
  await seed(store, { folder, dataDir });
  nameAssets(lake);
  lake.keyValues.clear();
}

/** The port may differ from last time, and assets have absolute addresses. */
function nameAssets({ url, store }: Lake): void {
  for (const document of store.all()) if (typeof document.path === 'string') document.url = `${url}/${document.path}`;
}
