const missing = (path: string): [string, number] => [path, 404];

/**
 * The answers that every server must give for a site with `/about`: status and target of the redirect. A redirect keeps
 * the query as it was sent, because `?jenis=wakaf` preselects the type of the order.
 */
export const addresses: [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/?a=1', 200],
  ['/about', 200],
  ['/about?a=1', 200],
  ...['', '?jenis=wakaf', '?a=1&jenis=wakaf', '?a=%2F%0d%0aX:%20y&b=//evil.example?c'].flatMap(
    (query): [string, number, string][] => [
      [`/index.html${query}`, 301, `/${query}`],
      [`/about/${query}`, 301, `/about${query}`],
      [`/about.html${query}`, 301, `/about${query}`],
    ],
  ),
  ...[
    '/404',
    '/404.html',
    '/404.html.br',
    '/404?a=1',
    '/index',
    '/about.html.br',
    '/content/donation.json.br',
    '/x/404',
    '/x',
    '/x/',
    '/x/?a=1',
    '/x.html',
    '//x',
  ].map(missing),
  ...['/_headers', '/_headers.br', '/_headers/', '/nginx.conf', '/nginx.confx', '/assets/x.js'].map(missing),
  ...['/a/about.html', '/about.html.x', '/about/x', '/x/index.html', '/index.htmlx'].map(missing),
];
