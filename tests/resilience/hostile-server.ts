import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** How a content server may misbehave, on a real socket, byte by byte. Plain refusals: tests/publish/documents. */
export interface Mode {
  /** Answers a request; the socket stays open until one side closes it. */
  answer(socket: Socket): void;
  /** What the build must name. */
  says: RegExp;
}

const head = (lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';
const close = 'Connection: close';
const whole =
  (body: string | Buffer, lines: string[] = [json]) =>
  (socket: Socket) => {
    socket.write(head([...lines, close, `Content-Length: ${Buffer.byteLength(body)}`]));
    socket.end(body);
  };

/** Writes repeatedly until the other side closes. */
const drip = (first: string, text: string, pause: number) => (socket: Socket) => {
  socket.write(first);
  const timer = setInterval(() => socket.write(text), pause);
  socket.on('close', () => clearInterval(timer));
};
/** As fast as the socket takes it. */
const pour = (first: string, chunk: string | Buffer) => (socket: Socket) => {
  socket.write(first);
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
};

/** A gigabyte of spaces in a megabyte. */
function bomb(socket: Socket): void {
  socket.write(head([json, close, 'Content-Encoding: gzip']));
  const gzip = createGzip({ level: 1 });
  gzip.pipe(socket);
  const block = Buffer.alloc(1_000_000, 32);
  let left = 1000;
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= 1;
      if (!gzip.write(block)) return void gzip.once('drain', more);
    }
    gzip.end();
  };
  more();
}

const waiting = /setelah 15 detik (jawaban server|akhir isi jawaban) belum tiba/;
const noList = /bukan daftar dokumen/;
const broken = /sambungan gagal saat menunggu/;
const document = { _id: 'a', _type: 'faq' };

export const modes: Record<string, Mode> = {
  'says nothing': { answer: () => {}, says: waiting },
  'drips its headers': { answer: drip('HTTP/1.1 200 OK\r\nX: ', 'x', 100), says: waiting },
  'drips its body': { answer: drip(head([json, 'Content-Length: 100000']), ' ', 100), says: waiting },
  'says 100 Continue for ever': {
    answer: drip('', 'HTTP/1.1 100 Continue\r\n\r\n', 200),
    says: /belum tiba|gagal/,
  },
  'sends a gzip bomb': { answer: bomb, says: /lebih besar daripada 20 MB/ },
  'sends a list without end': {
    answer: pour(`${head([json, close])}{"result":[`, `${JSON.stringify(document)},`.repeat(1000)),
    says: /lebih besar daripada 20 MB/,
  },
  'sends headers without end': { answer: pour('HTTP/1.1 200 OK\r\n', `X: ${'x'.repeat(1000)}\r\n`), says: broken },
  'answers half of its JSON': { answer: whole('{"result":[{"_id":"a"'), says: noList },
  'resets the connection': { answer: (socket) => socket.resetAndDestroy(), says: broken },
  'sends two lengths': {
    answer: (socket) => socket.end(`${head([json, 'Content-Length: 5', 'Content-Length: 9'])}{"result":[]}`),
    says: broken,
  },
  'promises gzip and sends none': { answer: whole('{"result":[]}', [json, 'Content-Encoding: gzip']), says: broken },
  'answers in another encoding': { answer: whole(Buffer.from('{"result":[]}', 'utf16le')), says: noList },
};

/** A server on loopback that answers every request like this. */
export async function hostileServer({ answer }: Pick<Mode, 'answer'>): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
