import type { ServerResponse } from 'node:http';

export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  closed: AbortSignal;
}

/** Comments keep proxies and browsers from mistaking a silent stream for a dead one. */
const heartbeat = 25_000;

export function eventStream(response: ServerResponse): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    connection: 'keep-alive',
  });
  response.write(':\n\n');
  const closed = new AbortController();
  const timer = setInterval(() => response.write(':\n\n'), heartbeat);
  response.on('close', () => {
    clearInterval(timer);
    closed.abort();
  });
  return {
    closed: closed.signal,
    send(event, data, id) {
      if (!closed.signal.aborted) {
        response.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
      }
    },
  };
}
