import { expect, test } from 'vitest';
import { nginxConf } from '../../../src/publish/host/nginx-conf.ts';
import { notFoundPath, type HeaderRules } from '../../../src/publish/host/security-headers.ts';

/** Behind the real nginx: tests/served/nginx.check.ts. */
test('nginx gets each header in each location, because a location drops those of the server', () => {
  const small: HeaderRules = [
    { path: '/*', headers: { A: '1' } },
    { path: '/', headers: { B: '"2"' } },
    { path: '/about', headers: { B: '3' } },
    { path: notFoundPath, headers: { B: '4' } },
    { path: '/assets/*', headers: { C: '5' } },
    { path: '/build.json', headers: { A: '6' } },
    { path: '/a/b.json', headers: { A: '7' } },
    { path: '/b.jsonl', headers: { A: '8' } },
  ];
  const always = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  add_header ${name} ${JSON.stringify(value)} always;`);
  const types =
    'text/javascript js; text/css css; application/json json; image/avif avif; image/webp webp; image/png png; font/woff2 woff2;';
  const page = (path: string, file: string, B: string) => [
    `location = ${path} {`,
    `  try_files ${file} =404;`,
    ...always({ A: '1', 'Cache-Control': 'no-cache', B }),
    '}',
  ];
  expect(
    nginxConf(small)
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toEqual([
    'absolute_redirect off;',
    'charset utf-8;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/xml;',
    'add_header A "1" always;',
    'add_header Cache-Control "no-cache" always;',
    'error_page 404 /404.html;',
    'location = /404.html {',
    '  internal;',
    ...always({ A: '1', 'Cache-Control': 'no-cache', B: '4' }),
    '}',
    'location / { try_files $uri =404; }',
    'location ~ ^/(_headers|nginx\\.conf|.+\\.br)$ { return 404; }',
    'location = /index.html { return 301 /; }',
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    ...page('/', '/index.html', '"2"'),
    ...page('/about', '/about.html', '3'),
    'location = /about/ { return 301 /about; }',
    'location = /about.html { return 301 /about; }',
    'location ^~ /assets/ {',
    '  try_files $uri =404;',
    `  types { ${types} }`,
    ...always({ A: '1', C: '5' }),
    '}',
    'location = /build.json {',
    '  try_files $uri =404;',
    '  default_type application/json;',
    ...always({ A: '6', 'Cache-Control': 'no-cache' }),
    '}',
    '',
  ]);
});
