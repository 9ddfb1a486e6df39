import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, test } from 'vitest';
import { requestListener } from '../../src/publish/host/serve.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { budgets, expectWithin } from './budgets.ts';

const server = createServer(requestListener('dist') as never);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

/** Bytes on the wire of one answer over HTTP/2, compressed: headers, HTML with styles, frames. */
function bytesOf(path: string): Promise<number> {
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

test.each(pageList.filter(({ file }) => file !== '404.html'))(
  '$url: HTML, styles and headers fit into the first packets',
  async ({ url }) => {
    expectWithin(budgets.firstFlight, await bytesOf(url), url);
  },
);
