import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { follow } from '../../src/publish/host/serve.ts';

const server = createServer(follow('dist') as never);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

/** Bytes on the wire of one answer over HTTP/2, compressed: headers, HTML with styles, frames. */
function sent(path: string): Promise<number> {
  return new Promise((done, fail) => {
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    session.on('error', fail);
    session.on('remoteSettings', () => {
      const before = session.socket.bytesRead;
      const request = session.request({ ':path': path, 'accept-encoding': 'br' });
      request.on('error', fail);
      request.on('end', () => {
        done(session.socket.bytesRead - before);
        session.close();
      });
      request.resume();
    });
  });
}

/** Ten packets: what a server sends before it waits for an answer. */
const flight = 14_000;
/** Pages that are still longer may not grow. */
const longer: Record<string, number> = {
  home: 16_970,
  features: 14_220,
  pricing: 14_500,
  download: 15_150,
  donation: 16_980,
};

test.each(pageList.filter(({ file }) => file !== '404.html'))(
  '$url: HTML, styles and headers leave with the first packets',
  async ({ name, url }) => {
    expect(await sent(url)).toBeLessThanOrEqual(longer[name] ?? flight);
  },
);
