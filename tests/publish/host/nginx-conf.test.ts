import { expect, test } from 'vitest';
import { nginxConf } from '../../../src/publish/host/nginx-conf.ts';
import { contentSecurityPolicy } from '../../../src/publish/host/content-policy.ts';
import { headerRules, notFoundPath, type HeaderRules } from '../../../src/publish/host/security-headers.ts';
import { paths } from '../../../src/page-table.ts';

const addresses = [...Object.values(paths), notFoundPath];
const policies = new Map(addresses.map((path) => [path, contentSecurityPolicy([`<style>${path}</style>`])]));
const rules = headerRules({ policies });
const conf = nginxConf(rules);
const hashed = [...conf.matchAll(/^location \^~ (\S+) \{\n(.*?)^\}/gms)].map(([, path, body]) => ({ path, body }));

test('a location with headers of its own repeats those of the server, which nginx would drop', () => {
  expect(hashed.map(({ path }) => path)).toEqual(['/assets/', '/fonts/', '/images/', '/content/']);
  const everywhere = Object.entries(rules[0]?.headers ?? {});
  expect(everywhere.map(([name]) => name)).toEqual(['Strict-Transport-Security', 'X-Content-Type-Options']);
  const withHeaders = conf.split(/^location /m).filter((block, index) => index === 0 || block.includes('add_header'));
  expect(withHeaders.length).toBeGreaterThan(hashed.length + addresses.length);
  for (const [name, value] of everywhere)
    for (const block of withHeaders) expect(block).toContain(`add_header ${name} "${value}" always;`);
});

test('hashed names live for a year, pages are asked for again', () => {
  for (const { body } of hashed)
    expect(body).toContain('add_header Cache-Control "public, max-age=31536000, immutable"');
  expect(conf.split(/^location/m)[0]).toContain('add_header Cache-Control "no-cache" always;');
});

test('every route has one address, without a slash at its end', () => {
  for (const path of Object.values(paths).slice(1))
    expect(conf).toContain(`location = ${path}/ { return 301 ${path}; }`);
});

test('what the Studio reads has all headers of the server, with its own in the place of theirs', () => {
  for (const file of ['/build.json', '/build-error.json']) {
    const block = conf.split(`location = ${file} {`)[1]?.split('}')[0] ?? '';
    expect(block).toContain('add_header Access-Control-Allow-Origin "*" always;');
    expect(block.match(/Cross-Origin-Resource-Policy \S+/g)).toEqual(['Cross-Origin-Resource-Policy "cross-origin"']);
    expect(block).toContain('add_header Cache-Control "no-cache"');
  }
});

test('each page has its own policy, and so has the page of unknown addresses, which has no address', () => {
  for (const path of addresses) {
    const block = conf.split(`location = ${path} {`)[1]?.split('}')[0] ?? '';
    expect(block).toContain(`add_header Content-Security-Policy "${policies.get(path)}" always;`);
    expect(block).toContain('add_header Cache-Control "no-cache" always;');
  }
  expect(conf).toContain(`location = ${notFoundPath} {\n  internal;`);
  for (const { body } of hashed) expect(body).not.toMatch(/Content-Security-Policy|Permissions-Policy|Referrer-Policy/);
});

test('redirects stay on the host, other methods are refused', () => {
  expect(conf).toContain('absolute_redirect off;');
  expect(conf).toContain('if ($request_method !~ ^(GET|HEAD)$) { return 405; }');
});

test('all of it, for a small site: what is dropped or added shows', () => {
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
