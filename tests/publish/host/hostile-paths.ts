import { request } from 'node:http';

/** Addresses by which a server could be led off its site, out of its folder, or to answer without its headers. */
export const hostilePaths = [
  '/%5cevil.example/about.html',
  '/\\evil.example/about.html',
  '/%2fevil.example/about.html',
  '//evil.example/about.html',
  '//evil.example/about/',
  '///evil.example/%2e%2e/about.html',
  '/%09/evil.example/about.html',
  '/%0d%0aSet-Cookie:%20a=b/about.html',
  '/about%0d%0aSet-Cookie:%20a=b',
  '/%0dSet-Cookie:a=b.html',
  '/about%00.html',
  '/about%2500.html',
  '/%2561bout',
  '/about;.html',
  '/about;a=b',
  '/;/evil.example/about.html',
  '/../about',
  '/x/../../about.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f_headers',
  '/assets/%2e%2e/_headers',
  '/%5fheaders',
  '/nginx%2econf',
  '/%34%30%34.html',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%61bout',
  '/%61bout.html',
  '/about%2ehtml',
  `/${'a'.repeat(5000)}`,
  `/${'../'.repeat(500)}etc/passwd`,
];

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Asks for a path as it is written; `fetch` would tidy it up. */
export function askRaw(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, agent: false }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => (body += part));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
  });
  sent.on('error', reject).end();
  return promise;
}

/** Lists what is wrong with an answer to such an address. Empty if it stays on the site and has the site's headers. */
export function harm({ status, headers, body }: Answer, page: string): string[] {
  const { location = '' } = headers;
  const isPage = body === page;
  return [
    [301, 400, 404, 414].includes(status) || (status === 200 && isPage) ? '' : `status ${status}`,
    status === 301 && location !== '/about' ? `leads to ${String(location)}` : '',
    headers['set-cookie'] ? 'sets a cookie' : '',
    headers['x-content-type-options'] === 'nosniff' ? '' : 'without nosniff',
    isPage && !headers['content-security-policy'] ? 'a page without its policy' : '',
  ].filter(Boolean);
}
