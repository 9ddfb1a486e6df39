import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { serve } from '../../src/publish/host/serve.ts';

/** The origin of a site that answers so, until the test ends. */
export async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((listening) => server.once('listening', listening));
  return originOf(server);
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The origin of a built site, under its own headers, until the test ends. */
export async function servingBuild(folder: string): Promise<string> {
  const server = await serve(folder, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return originOf(server);
}
