import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answer } from './answer.ts';
import { dataset, type LocalSanity, projectId } from './call.ts';
import { openPort } from './open-port.ts';
import type { FindOrigins } from './source-map.ts';
import { type Doc, type NewDoc, newId, openStore, type Store } from './store.ts';

/** Documents that fill an empty store. The URLs of their pictures are paths below `folder`. */
export interface Seed {
  documents: readonly NewDoc[];
  folder: string;
}

interface Options {
  /** 0 takes a free port. */
  port: number;
  /** Folder in which everything is kept. It is made if it is missing. */
  dataDir: string;
  /** The port of the Studio. Requests of its pages count as those of a member of staff, without a token. */
  studioPort?: number;
  seed?: Seed;
  /** Without it, results have no source maps. */
  findOrigins?: FindOrigins;
  log?: (line: string) => void;
}

/** Starts a stand-in for Sanity's content API. Throws under NODE_ENV=production and on a taken port. */
export async function startLocalSanity(options: Options): Promise<LocalSanity> {
  if (process.env.NODE_ENV === 'production') throw new Error('No local content server under NODE_ENV=production');
  const { port, dataDir, studioPort, findOrigins, log = console.log } = options;
  const store = await openStore(dataDir);
  if (options.seed && store.all().length === 0) await fill(store, options.seed, dataDir);
  const opened = await openPort(port);
  const studioHosts = studioPort ? ['localhost', '127.0.0.1'] : [];
  const staffOrigins = new Set(studioHosts.map((host) => `http://${host}:${studioPort}`));
  const running: LocalSanity = {
    // Not the `localhost` of `opened.url`: studio-client.ts replaces `127.0.0.1` by a name for each event stream.
    url: `http://127.0.0.1:${opened.port}`,
    dataDir,
    store,
    staffOrigins,
    findOrigins,
    log,
    close: async () => {
      opened.close();
      await store.flush();
    },
  };
  updateAssetUrls(running);
  opened.answerWith((request, response) => void answer(running, request, response));
  return running;
}

/** Replaces all documents by those of the seed. */
export async function refill(server: LocalSanity, seed: Seed): Promise<void> {
  const { store, dataDir } = server;
  const changes = store.all().map((before) => ({ id: before._id, before, after: null, operations: [] }));
  store.commit({ id: newId(), author: seedAuthor, timestamp: new Date().toISOString(), changes });
  await fill(store, seed, dataDir);
  updateAssetUrls(server);
}

/** The time of the seed's documents. It is fixed, so that a fresh store always gives the same answers. */
const seedTime = '2026-01-01T00:00:00Z';
const seedAuthor = 'seed';

async function fill(store: Store, { documents: given, folder }: Seed, dataDir: string): Promise<void> {
  const id = newId();
  const stamp = { _rev: id, _createdAt: seedTime, _updatedAt: seedTime };
  const documents: Doc[] = await Promise.all(
    given.map(async (document) => {
      if (document._type !== 'sanity.imageAsset') return { ...document, ...stamp };
      const file = document._id.replace(/^image-(.*)-(\w+)$/, '$1.$2');
      const source = join(folder, String(document.url));
      await copyFile(source, join(dataDir, 'assets', file));
      const size = (await readFile(source)).length;
      return { ...document, ...stamp, path: `images/${projectId}/${dataset}/${file}`, size };
    }),
  );
  const changes = documents.map((after) => ({ id: after._id, before: null, after, operations: [{ create: after }] }));
  store.commit({ id, author: seedAuthor, timestamp: seedTime, changes });
}

/** Each start may have another port, so this writes the new URL into the store's objects, without a transaction. */
function updateAssetUrls({ url, store }: LocalSanity): void {
  for (const document of store.all()) if (typeof document.path === 'string') document.url = `${url}/${document.path}`;
}
