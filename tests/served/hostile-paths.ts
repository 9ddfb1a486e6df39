import { request } from 'node:http';
import paths from './hostile-paths.json' with { type: 'json' };

/** Addresses by which a server could be led off its site, out of its folder, or to answer without its headers. */
export const hostilePaths = [...paths, `/${'a'.repeat(5000)}`, `/${'../'.repeat(500)}etc/passwd`];

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Requests a path without normalising it, with headers that `fetch` would not send. */
export function askRaw(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => (body += part));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
  });
  sent.on('error', reject).end();
  return promise;
}

/**
 * What is wrong with an answer to a hostile path. Empty if it stays on the site and has the site's headers. Some of the
 * paths are spellings of /about, so they may be answered with the about page.
 */
export function harm({ status, headers, body }: Answer, aboutPage: string): string[] {
  const { location = '' } = headers;
  const isPage = body === aboutPage;
  return [
    [301, 400, 404, 414].includes(status) || (status === 200 && isPage) ? '' : `status ${status}`,
    status === 301 && location !== '/about' ? `leads to ${String(location)}` : '',
    headers['set-cookie'] ? 'sets a cookie' : '',
    headers['x-content-type-options'] === 'nosniff' ? '' : 'without nosniff',
    isPage && !headers['content-security-policy'] ? 'a page without its policy' : '',
  ].filter(Boolean);
}
