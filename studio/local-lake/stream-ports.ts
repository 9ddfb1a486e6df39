import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Browsers open six connections to a port: enough for 72 streams. */
const count = 12;

/**
 * One tab of the Studio holds 10–20 event streams, and browsers open six connections to a host and port: on one port,
 * saving would wait forever. So the same server listens on further ports, over which the Studio spreads its streams
 * (studio/local-client.ts). Programs need none of them.
 */
export async function openStreamPorts(listener: RequestListener): Promise<Server[]> {
  return Promise.all(Array.from({ length: count }, () => open(createServer(listener), 0)));
}

/** Listens on this machine only; 0 takes any free port. Rejects when the port is taken. */
export async function open(server: Server, port: number): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}

export const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Closes the server and the streams that are still open on it. */
export async function shut(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
