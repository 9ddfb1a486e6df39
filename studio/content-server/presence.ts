import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { newId } from './store.ts';

/**
 * The socket on which the Studio reports presence. Without answers the Studio takes itself for offline. `origins`
 * limits who may connect, because CORS does not cover sockets. Returns the function that closes it.
 */
export function openPresence(server: Server, origins: ReadonlySet<string>): () => void {
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ origin }: { origin: string }) => origins.has(origin),
  });
  sockets.on('connection', converse);
  return () => {
    for (const line of sockets.clients) line.terminate();
    sockets.close();
  };
}

function converse(line: WebSocket): void {
  line.on('error', () => line.terminate());
  line.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    if (!text.startsWith('{')) return;
    const { id, method = '' } = JSON.parse(text) as { id?: string; method?: string };
    line.send(JSON.stringify({ jsonrpc: '2.0', id, result: method.endsWith('_subscribe') ? newId() : 'ok' }));
  });
  const heartbeat = setInterval(() => line.send('♥'), 15_000);
  line.on('close', () => clearInterval(heartbeat));
}
