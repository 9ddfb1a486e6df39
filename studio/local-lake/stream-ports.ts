import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from './transaction.ts';

export interface StreamPorts {
  /** Sends a browser's event stream on to the port with the fewest. */
  redirect(request: IncomingMessage, response: ServerResponse, staff: boolean): void;
  /** Who holds the ticket in this address; undefined when nobody does. */
  holder(search: URLSearchParams): { staff: boolean } | undefined;
  close(): Promise<void>;
}

/**
 * Browsers open six connections to a host and port, and one tab of the Studio holds 10–20 event streams: on
 * one port, saving would wait forever. So streams get ports of their own. After the redirect the browser
 * sends `Origin: null`; the ticket in the address says instead who is asking.
 */
export async function openStreamPorts(listener: RequestListener, count = 12): Promise<StreamPorts> {
  const tickets = { staff: newId(), anyone: newId() };
  const ports = await Promise.all(
    Array.from({ length: count }, async () => ({ server: await open(listener), streams: 0 })),
  );
  for (const port of ports) {
    port.server.on('request', (_, response: ServerResponse) => {
      port.streams += 1;
      response.on('close', () => (port.streams -= 1));
    });
  }
  let turn = 0;
  return {
    redirect(request, response, staff) {
      turn += 1;
      const order = ports.map((_, index) => ports[(index + turn) % count]).filter((port) => port !== undefined);
      const [port] = order.toSorted((a, b) => a.streams - b.streams);
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      if (port) url.port = String((port.server.address() as AddressInfo).port);
      url.searchParams.set('ticket', staff ? tickets.staff : tickets.anyone);
      response.writeHead(307, { location: url.href, 'cache-control': 'no-store' }).end();
    },
    holder(search) {
      const ticket = search.get('ticket');
      if (ticket === tickets.staff) return { staff: true };
      return ticket === tickets.anyone ? { staff: false } : undefined;
    },
    close: async () => {
      await Promise.all(ports.map(({ server }) => shut(server)));
    },
  };
}

async function open(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** Closes the server and the streams that are still open on it. */
export async function shut(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
