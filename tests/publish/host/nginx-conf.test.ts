import { expect, test } from 'vitest';
import { nginxConf } from '../../../src/publish/host/nginx-conf.ts';
import { contentSecurityPolicy } from '../../../src/publish/host/content-policy.ts';
import { headerRules, notFoundPath } from '../../../src/publish/host/security-headers.ts';
import { paths } from '../../../src/paths.ts';

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
