import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/publish/host/content-policy.ts';
import {
  headerRules,
  headersFile,
  headersFor,
  notFoundPath,
  parseHeadersFile,
} from '../../../src/publish/host/security-headers.ts';

const page = '<style>a{}</style><script>1</script><script type="application/json">{"a":1}</script>';
const policy = contentSecurityPolicy([page], { frames: ['https://baca.contoh.id'] });
const policies = new Map([
  ['/', policy],
  ['/about', policy],
  [notFoundPath, policy],
]);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are allowed by hash only', () => {
  expect(policy).toContain(`script-src 'self' ${hash('1')};`);
  expect(policy).toContain(hash('a{}'));
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy).not.toContain(hash('{"a":1}'));
});

test('nothing else is', () => {
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'frame-src https://baca.contoh.id',
  ]) {
    expect(policy).toContain(rule);
  }
});

describe('of a preview', () => {
  test('the Studio alone may frame it, and nobody may index it', () => {
    const preview = contentSecurityPolicy([page], { studioOrigin: 'https://staf.contoh.id' });
    expect(preview).toMatch(/(^|; )frame-ancestors https:\/\/staf\.contoh\.id(;|$)/);
    expect(preview).toContain(`script-src 'self' ${hash('1')};`);
    expect(headerRules({ policies, isPreview: true })[0]?.headers['X-Robots-Tag']).toBe('noindex, nofollow');
  });
});

test('the _headers file says what the server serves, for each spelling of an address', () => {
  const rules = headerRules({ policies });
  const read = parseHeadersFile(headersFile(rules));
  for (const { path, headers } of rules) expect(read).toContainEqual({ path, headers });
  for (const spelling of ['/', '/index.html', '/about', '/about/', '/about.html', '/404.html'])
    expect(headersFor(read, spelling)['Content-Security-Policy'], spelling).toBe(policy);
  expect(JSON.stringify(rules)).not.toContain('no-store');
});

test('no two rules for one path name the same header: hosts would join them', () => {
  const read = parseHeadersFile(headersFile(headerRules({ policies })));
  for (const url of ['/', '/about', '/assets/a.js', '/content/a.json', '/build.json', '/robots.txt', '/404.html']) {
    const names = read
      .filter(({ path }) => (path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : path === url))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names, url).toEqual([...new Set(names)]);
  }
});

test('https for two years, for this host alone unless all subdomains are said to be ready', () => {
  const of = (isPreloaded: boolean) =>
    headersFor(headerRules({ policies, isPreloaded }), '/')['Strict-Transport-Security'];
  expect(of(false)).toBe('max-age=63072000');
  expect(of(true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('an asset carries only what means something for an asset', () => {
  expect(Object.keys(headersFor(headerRules({ policies }), '/assets/a.js')).toSorted()).toEqual([
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
});

describe('what another origin may read', () => {
  const open = (url: string) => {
    const headers = headersFor(headerRules({ policies }), url);
    return `${headers['Access-Control-Allow-Origin'] ?? 'nobody'} ${headers['Cross-Origin-Resource-Policy'] ?? ''}`;
  };

  test.each(['/build.json', '/build.json?1', '/build-error.json'])('%s: the Studio', (url) => {
    expect(open(url)).toBe('* cross-origin');
  });

  test.each([
    '/',
    '/build.json.br',
    '/build.jso',
    '/build.json/',
    '/content/site.1.json',
    '/?/build.json',
    '/_headers',
  ])('%s: nobody', (url) => {
    expect(open(url)).toMatch(/^nobody (?:same-origin)?$/);
  });
});
