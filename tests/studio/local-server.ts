import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originsOf as findOrigins } from '../../src/publish/documents/origins.ts';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { startLocalSanity } from '../../studio/local-sanity/server.ts';

/** Starts a content server in a folder of its own, with a client that may write. `close` removes the folder. */
export async function localServer() {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  const server = await startLocalSanity({ port: 0, dataDir: join(folder, 'data'), findOrigins, log: () => {} });
  const project = { projectId: 'lokal', dataset: 'production', apiHost: server.url };
  const staff = sanityClient(project, { maxRetries: 0, token: 'lokal', perspective: 'raw' });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { folder, server, project, staff, close };
}
