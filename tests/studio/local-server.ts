import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { startContentServer } from '../../studio/content-server/server.ts';

/** Starts a content server in a folder of its own, with a client that may write. `close` removes the folder. */
export async function localServer(options: { port?: number; seed?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  const server = await startContentServer({ port: 0, dataDir: join(folder, 'data'), log: () => {}, ...options });
  const place = { projectId: 'lokal', dataset: 'production', apiHost: server.url };
  const staff = sanityClient(place, { maxRetries: 0, token: 'lokal', perspective: 'raw' });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { folder, server, place, staff, close };
}
