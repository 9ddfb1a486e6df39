import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { newId } from './store.ts';

/**
 * Opens the socket on which the Studio reports presence, in JSON-RPC. Without an answer the Studio shows that it is
 * offline. CORS does not cover sockets, so only pages of `origins` may connect. Returns a function that closes it.
 */
export function openPresence(server: Server, origins: ReadonlySet<string>): () => void {
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ origin }: { origin: string }) => origins.has(origin),
  });
  sockets.on('connection', handleConnection);
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

function handleConnection(socket: WebSocket): void {
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    // The Studio's heartbeats are not JSON.
    if (!text.startsWith('{')) return;
    const { id, method = '' } = JSON.parse(text) as { id?: string; method?: string };
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: method.endsWith('_subscribe') ? newId() : 'ok' }));
  });
  const heartbeat = setInterval(() => socket.send('♥'), 15_000);
  socket.on('close', () => clearInterval(heartbeat));
}
