import { notFoundPath, type HeaderRules } from './security-headers.ts';

type Headers = Record<string, string>;

/** The query of the request, not decoded. With it a link to `/donation/?jenis=wakaf` keeps its type. */
const query = '$is_args$args';

/** Makes nginx answer as other hosts do. An `add_header` drops the server's headers, so each location repeats them. */
export function nginxConf([everywhere, ...rules]: HeaderRules): string {
  const common = everywhere?.headers ?? {};
  /** Lines for a location whose answers browsers check each time. */
  const revalidated = (headers: Headers) => addHeaders({ ...common, 'Cache-Control': 'no-cache', ...headers });
  const pages = rules.filter(({ path }) => !/[*.]/.test(path)); // `/about`
  const files = rules.filter(({ path }) => /^\/[\w-]+\.json$/.test(path)); // `/build.json`
  const notFound = rules.find(({ path }) => path === notFoundPath)?.headers ?? {};
  const lines = [
    '# Generated at build: the policies hold hashes of these pages, so reload nginx when they change.',
    '# Inside "server": root /srv/situs/dist; include /srv/situs/dist/nginx.conf;',
    'absolute_redirect off;',
    'charset utf-8;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    // Before all locations: one with `^~` would send the compressed copies in its folder as they are.
    'if ($uri ~ ^/(_headers|nginx\\.conf)$|\\.br$) { return 404; }',
    '# brotli_static on; # with the module ngx_brotli: every text has its .br beside it',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/xml;',
    // Without Cache-Control, which nginx does not send by default, browsers would keep an old price for some time.
    ...revalidated({}),
    `error_page 404 ${notFoundPath};`,
    location(`= ${notFoundPath}`, ['internal;', ...revalidated(notFound)]),
    'location / { try_files $uri =404; }',
    `location = /index.html { return 301 /${query}; }`,
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    ...pages.map(({ path, headers }) =>
      location(`= ${path}`, [`try_files ${path === '/' ? '/index' : path}.html =404;`, ...revalidated(headers)]),
    ),
    // Each page has its own locations. One pattern for all would redirect to the decoded `$1` of the request, which
    // could lead to another site or add headers.
    ...pages
      .filter(({ path }) => path !== '/')
      .flatMap(({ path }) =>
        [`${path}/`, `${path}.html`].map((other) => `location = ${other} { return 301 ${path}${query}; }`),
      ),
    ...rules
      .filter(({ path }) => path.endsWith('*'))
      .map(({ path, headers }) =>
        location(`^~ ${path.slice(0, -1)}`, [
          'try_files $uri =404;',
          folderTypes,
          ...addHeaders({ ...common, ...headers }),
        ]),
      ),
    ...files.map(({ path, headers }) =>
      location(`= ${path}`, ['try_files $uri =404;', 'default_type application/json;', ...revalidated(headers)]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The lists of nginx versions differ: some call scripts `application/javascript`, or lack AVIF. */
const folderTypes =
  'types { text/javascript js; text/css css; application/json json; image/avif avif; image/webp webp; image/png png; image/svg+xml svg; font/woff2 woff2; }';

const location = (match: string, lines: string[]): string =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
