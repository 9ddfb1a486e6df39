import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answer } from './answer.ts';
import { knownOrigins, studioOrigins } from './guard.ts';
import { presence } from './presence.ts';
import { seed } from './seed.ts';
import { openStore, type Store } from './store.ts';
import { openStreamPorts, shut, type StreamPorts } from './stream-ports.ts';

export interface LakeOptions {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  origins?: readonly string[];
  /** Origins whose requests are those of the member of staff. */
  staffOrigins?: readonly string[];
  /** Folder of documents to fill an empty lake with. */
  seed?: string;
  log?: (line: string) => void;
}

export interface Lake {
  url: string;
  dataDir: string;
  store: Store;
  streams: StreamPorts;
  origins: ReadonlySet<string>;
  staffOrigins: ReadonlySet<string>;
  /** Settings of the Studio's interface, forgotten at the end. */
  keyValues: Map<string, unknown>;
  log: (line: string) => void;
  close(): Promise<void>;
}

/**
 * A content server on this machine that the Studio and `@sanity/client` take for Sanity. For development and
 * tests only: everyone who reaches it from a known origin is trusted. Throws under NODE_ENV=production.
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  if (process.env.NODE_ENV === 'production') throw new Error('The local lake does not run under NODE_ENV=production');
  const { port, dataDir, origins = knownOrigins, staffOrigins = studioOrigins, log = console.log } = options;
  const store = await openStore(dataDir);
  if (options.seed && store.all().length === 0) await seed(store, { folder: options.seed, dataDir });
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(lake, request, response);
  const server = createServer(listener);
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    presence(lake, request, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const streams = await openStreamPorts(listener);
  const lake: Lake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataDir,
    store,
    streams,
    origins: new Set([...origins, ...staffOrigins]),
    staffOrigins: new Set(staffOrigins),
    keyValues: new Map(),
    log,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([shut(server), streams.close()]);
      await store.flush();
    },
  };
  nameAssets(lake);
  return lake;
}

/** The port may differ from last time, and assets are asked for by their full address. */
function nameAssets({ url, store }: Lake): void {
  for (const document of store.all()) if (typeof document.path === 'string') document.url = `${url}/${document.path}`;
}
