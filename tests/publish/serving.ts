import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { serve } from '../../src/publish/host/serve.ts';

/** The origin of a listening server, which is closed when the test ends. */
function originUntilTestEnds(server: Server): string {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that answers with `listener`, and returns its origin. */
export async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return originUntilTestEnds(server);
}

/** Starts a server of a built site, with the site's headers, and returns its origin. */
export const servingBuild = async (folder: string): Promise<string> => originUntilTestEnds(await serve(folder, 0));
