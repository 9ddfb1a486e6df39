import { expect, test } from 'vitest';
import { nginxConf } from '../../src/build/nginx-conf.ts';
import { contentSecurityPolicy, headerRules } from '../../src/build/security-headers.ts';
import { paths } from '../../src/paths.ts';

const rules = headerRules(contentSecurityPolicy(['<style>a{}</style>']));
const conf = nginxConf(rules);
const blocks = [...conf.matchAll(/^location \^~ (\S+) \{\n(.*?)^\}/gms)].map(([, path, body]) => ({ path, body }));

test('a location with headers of its own repeats those of the server, which nginx would drop', () => {
  expect(blocks.map(({ path }) => path)).toEqual(['/assets/', '/fonts/', '/images/', '/content/']);
  const everywhere = Object.entries(rules[0]?.headers ?? {});
  expect(everywhere.length).toBeGreaterThan(5);
  for (const [name, value] of everywhere) {
    const line = `add_header ${name} "${value}" always;`;
    for (const text of [conf, ...blocks.map(({ body }) => body)]) expect(text).toContain(line);
  }
});

test('hashed names live for a year, pages are asked for again', () => {
  for (const { body } of blocks)
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
    expect(block).toContain('add_header Content-Security-Policy');
    expect(block).toContain('add_header Cache-Control "no-cache"');
  }
});
