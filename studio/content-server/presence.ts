import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { checkHost } from './guard.ts';
import { newId } from './store.ts';

interface Presence {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => void;
}

/**
 * The socket on which the Studio reports where its user is. There is only one, so nothing is passed on; but
 * without an answer the Studio thinks it is offline. CORS does not cover sockets: `allowed` does.
 */
export function presence(allowed: (request: IncomingMessage) => boolean): Presence {
  // A line of presence is some hundred bytes.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 0xffff });
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      try {
        checkHost(request);
        if (!allowed(request)) throw new Error('foreign origin');
        if (!/^\/v[\w-]+\/socket\/\w+/.test(request.url ?? '')) throw new Error('unknown path');
      } catch {
        return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      }
      sockets.handleUpgrade(request, socket, head, converse);
    },
    close() {
      for (const line of sockets.clients) line.terminate();
      sockets.close();
    },
  };
}

function converse(line: WebSocket): void {
  line.on('error', () => line.terminate());
  line.on('message', (data: Buffer) => {
    const { id, method } = requestOf(data.toString('utf8'));
    line.send(JSON.stringify({ jsonrpc: '2.0', id, result: method?.endsWith('_subscribe') ? newId() : 'ok' }));
  });
  const heartbeat = setInterval(() => line.send('♥'), 15_000);
  line.on('close', () => clearInterval(heartbeat));
}

function requestOf(message: string): { id?: string; method?: string } {
  try {
    return JSON.parse(message) as { id?: string; method?: string };
  } catch {
    return {};
  }
}
