import { readdirSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { follow } from '../../src/publish/host/serve.ts';
import { budgets, expectWithin } from './budgets.ts';

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

const budgetOf = (name: string) => {
  const own = `firstFlightOf${name[0]?.toUpperCase()}${name.slice(1)}`;
  return own in budgets ? budgets[own as keyof typeof budgets] : budgets.firstFlight;
};

/** Bytes of the words of each page when it was measured, compressed. What staff write beyond that is theirs to weigh. */
const measured: Record<string, number> = {
  about: 1549,
  confirmation: 2075,
  contact: 621,
  donation: 1729,
  download: 1735,
  features: 1179,
  home: 1163,
  pricing: 1241,
  privacy: 2148,
  quran: 741,
  site: 651,
  terms: 1868,
};
/** Words stand among tags, and some in the menu too. */
const markup = 1.5;
/** Bytes that the words of this page and of the shell have grown by. */
const grown = (name: string) =>
  ['site', name].reduce((sum, each) => {
    const file = readdirSync('dist/content').find((one) => one.startsWith(`${each}.`) && one.endsWith('.json.br'));
    return sum + Math.max(0, statSync(join('dist/content', file ?? '')).size - (measured[each] ?? 0)) * markup;
  }, 0);

test.each(pageList.filter(({ file }) => file !== '404.html'))(
  '$url: HTML, styles and headers leave with the first packets',
  async ({ name, url }) => {
    expectWithin(budgetOf(name), await sent(url), url, grown(name));
  },
);
