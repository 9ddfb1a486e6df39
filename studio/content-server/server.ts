import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackDocuments } from 'site/publish/documents/documents.ts';
import { openPort, type OpenPort } from '../open-port.ts';
import { answer } from './answer.ts';
import { type Doc, newId, openStore, type Store } from './store.ts';
import { type ContentServer, studioOrigins } from './call.ts';
import { openPresence } from './presence.ts';

interface Options {
  port: number;
  dataDir: string;
  staffOrigins?: readonly string[];
  /** Folder of documents that fill an empty store. */
  seed?: string;
  log?: (line: string) => void;
}

/** Number of further ports for event streams, without which saving would wait forever (studio/local-client.ts). */
const streamPorts = 12;

/** Starts the stand-in for Sanity (docs/decisions/local-content-server.md). Throws in production or on a taken port. */
export async function startContentServer(options: Options): Promise<ContentServer> {
  if (process.env.NODE_ENV === 'production') throw new Error('No local content server under NODE_ENV=production');
  const { port, dataDir, staffOrigins = studioOrigins, log = console.log } = options;
  const store = await openStore(dataDir);
  if (options.seed && store.all().length === 0) await seed(store, { folder: options.seed, dataDir });
  const main = await openPort(port);
  const closePresence = openPresence(main.server, new Set(staffOrigins));
  // The stream ports follow a fixed port (not 0), so that an open Studio finds its streams again after a restart.
  const streams = await Promise.all(
    Array.from({ length: streamPorts }, (_, index) => openPort(port && port + index + 1)),
  );
  const running: ContentServer = {
    url: urlOf(main),
    streamUrls: streams.map(urlOf),
    dataDir,
    store,
    staffOrigins: new Set(staffOrigins),
    log,
    close: async () => {
      closePresence();
      for (const opened of [main, ...streams]) opened.close();
      await store.flush();
    },
  };
  updateAssetUrls(running);
  for (const opened of [main, ...streams])
    opened.answerWith((request, response) => void answer(running, request, response));
  return running;
}

/** Replaces all documents by those of a folder. */
export async function refill(server: ContentServer, folder: string): Promise<void> {
  const { store, dataDir } = server;
  const changes = store.all().map((before) => ({ id: before._id, before, after: null, operations: [] }));
  store.commit({ id: newId(), author: 'content-fallback', timestamp: new Date().toISOString(), changes });
  await seed(store, { folder, dataDir });
  updateAssetUrls(server);
}

/** The time of the seed's documents. It is fixed, so that a fresh store always gives the same answers. */
const seedTime = '2026-01-01T00:00:00Z';

async function seed(store: Store, { folder, dataDir }: { folder: string; dataDir: string }): Promise<void> {
  const id = newId();
  const stamp = { _rev: id, _createdAt: seedTime, _updatedAt: seedTime };
  const documents: Doc[] = await Promise.all(
    (await fallbackDocuments(folder)).map(async (document) => {
      if (document._type !== 'sanity.imageAsset') return { ...document, ...stamp };
      const file = document._id.replace(/^image-(.*)-(\w+)$/, '$1.$2');
      const source = join(folder, String(document.url));
      await copyFile(source, join(dataDir, 'assets', file));
      const size = (await readFile(source)).length;
      return { ...document, ...stamp, path: `images/lokal/production/${file}`, size };
    }),
  );
  const changes = documents.map((after) => ({ id: after._id, before: null, after, operations: [{ create: after }] }));
  store.commit({ id, author: 'content-fallback', timestamp: seedTime, changes });
}

/** Writes the server's URL into the URLs of assets, because the port may have changed since the last start. */
function updateAssetUrls({ url, store }: ContentServer): void {
  for (const document of store.all()) if (typeof document.path === 'string') document.url = `${url}/${document.path}`;
}

const urlOf = ({ port }: OpenPort) => `http://127.0.0.1:${port}`;
