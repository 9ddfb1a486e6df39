import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { checkHost } from './guard.ts';
import type { Lake } from './server.ts';
import { newId } from './transaction.ts';
import { acceptWebSocket } from './websocket.ts';

/**
 * The socket on which the Studio tells where its user is. There is only one user, so nothing is passed on;
 * but without an answer the Studio takes itself for offline. CORS does not cover sockets: the guard does.
 */
export function presence({ origins }: Lake, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  try {
    checkHost(request);
    if (!origins.has(request.headers.origin ?? '')) throw new Error('foreign origin');
    if (!/^\/v[\w-]+\/socket\/\w+/.test(request.url ?? '')) throw new Error('unknown path');
  } catch {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    return;
  }
  const line = acceptWebSocket(request, socket);
  line.onMessage((message) => {
    const { id, method } = requestOf(message);
    line.send(JSON.stringify({ jsonrpc: '2.0', id, result: method?.endsWith('_subscribe') ? newId() : 'ok' }));
  });
  const heartbeat = setInterval(() => line.send('♥'), 15_000);
  socket.on('close', () => clearInterval(heartbeat));
}

function requestOf(message: string): { id?: string; method?: string } {
  try {
    return JSON.parse(message) as { id?: string; method?: string };
  } catch {
    return {};
  }
}
