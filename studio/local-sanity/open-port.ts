import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenPort {
  port: number;
  url: string;
  /** Starts to serve. Until then every request gets a 503. */
  answerWith(listener: RequestListener): void;
  close(): void;
}

/** Opens a local server whose URL is known before it serves. Rejects if the port is taken; 0 takes a free port. */
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
