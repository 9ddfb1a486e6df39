import { paths } from '../paths.ts';
import type { HeaderRules } from './security-headers.ts';

/**
 * What nginx must be told to answer as the other hosts do, to be included in a `server` block with its own `root`.
 * An `add_header` in a location drops those around it, so each location repeats them all.
 */
export function nginxConf([everywhere, ...others]: HeaderRules): string {
  const common = everywhere?.headers ?? {};
  const hashed = others.filter(({ path }) => path.endsWith('*'));
  const files = others.filter(({ path }) => !path.endsWith('*'));
  const names = Object.values(paths).filter((path) => path !== paths.home);
  const lines = [
    '# Generated at build: the policy holds hashes of these pages, so reload nginx when they change.',
    '# Inside "server": root /srv/situs/dist; include /srv/situs/dist/nginx.conf;',
    'index index.html;',
    'charset utf-8;',
    'error_page 404 /404.html;',
    '# brotli_static on; # with the module ngx_brotli: every text has its .br beside it',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/javascript application/javascript application/json application/manifest+json image/svg+xml text/xml;',
    // Unlike the static hosts, nginx says nothing: a browser would then keep an old price for as long as it likes.
    ...addHeaders({ ...common, 'Cache-Control': 'no-cache' }),
    'location / { try_files $uri $uri.html =404; }',
    'location = / { try_files /index.html =404; }',
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    'location ~ ^/(_headers|nginx\\.conf)(\\.br)?$ { return 404; }',
    ...names.map((path) => `location = ${path}/ { return 301 ${path}; }`),
    ...hashed.map(({ path, headers }) =>
      location(`^~ ${path.slice(0, -1)}`, [hashedTypes, ...addHeaders({ ...common, ...headers })]),
    ),
    ...files.map(({ path, headers }) =>
      location(`= ${path}`, [
        'default_type application/json;',
        ...addHeaders({ ...common, 'Cache-Control': 'no-cache', ...headers }),
      ]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const hashedTypes =
  'types { text/javascript js; application/json json; image/avif avif; image/webp webp; image/png png; font/woff2 woff2; }';

function location(match: string, lines: string[]): string {
  return [`location ${match} {`, ...['try_files $uri =404;', ...lines].map((line) => `  ${line}`), '}'].join('\n');
}

const addHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
