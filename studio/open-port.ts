import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenPort {
  port: number;
  url: string;
  /** Starts serving; until then every request is answered with 503. */
  answerWith(listener: RequestListener): void;
  close(): void;
}

/** A server whose address is known before there is anything to serve. Rejects when the port is taken; 0 takes a free one. */
export async function openPort(wanted: number): Promise<OpenPort> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    answerWith: (listener) => (answer = listener),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
