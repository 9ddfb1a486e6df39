import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  type HeaderRules,
  headersFile,
  headersFor,
  notFoundPath,
  parseHeadersFile,
} from '../../../src/publish/host/security-headers.ts';

const page = '<style>a{}</style><script>1</script><script type="application/json">{"a":1}</script>';
const policy = contentSecurityPolicy(page, { frames: ['https://baca.contoh.id'] });
const policies = new Map([
  ['/', policy],
  ['/about', policy],
  [notFoundPath, policy],
]);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** tests/output/headers.check.ts compares the headers of the public site. */
test('a preview has this policy, and these headers beside those of the public site', () => {
  const styled =
    '<style data-emotion="css">a{}</style><script>1</script><script type="speculationrules">{"a":1}\n</script>';
  expect(contentSecurityPolicy(styled, { frames: ['https://a.id'], studioOrigin: 'https://staf.id' })).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${hash('1')} ${hash('{"a":1}\n')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://cdn.sanity.io http://127.0.0.1:*",
      "font-src 'self'",
      "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
      "manifest-src 'self'",
      'frame-src https: http://localhost:* http://127.0.0.1:*',
      "form-action 'none'",
      "base-uri 'none'",
      'frame-ancestors https://staf.id',
    ].join('; '),
  );
  const of = (isPreview: boolean) => headersFor(headerRules(policies, { isPreview }), '/about');
  expect(of(true)).toEqual({
    ...of(false),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  });
});

test('the _headers file lists each rule under every spelling of its address, and is read back whole', () => {
  const rules: HeaderRules = [
    { path: '/*', headers: { A: '1' } },
    { path: '/', headers: { A: 'b: c', D: '2' } },
    { path: '/x', headers: { E: '3' } },
    { path: '/y.json', headers: { F: '4' } },
    { path: '/z/*', headers: { G: '5' } },
  ];
  const text = `/*\n  A: 1\n\n/\n  A: b: c\n  D: 2\n\n/index.html\n  A: b: c\n  D: 2\n\n/x\n  E: 3\n\n/x/\n  E: 3\n\n/x.html\n  E: 3\n\n/y.json\n  F: 4\n\n/z/*\n  G: 5\n`;
  expect(headersFile(rules)).toBe(text);
  expect(parseHeadersFile(`\n${text}\n`)).toEqual(
    expect.arrayContaining([...rules, { path: '/x.html', headers: { E: '3' } }]),
  );
});

test('no two rules for one path name the same header: hosts would join them', () => {
  const read = parseHeadersFile(headersFile(headerRules(policies)));
  for (const url of ['/', '/about', '/assets/a.js', '/content/a.json', '/build.json', '/robots.txt', '/404.html']) {
    const names = read
      .filter(({ path }) => (path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : path === url))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names, url).toEqual([...new Set(names)]);
  }
});

test('by the setting browsers use only https for two years on all subdomains too', () => {
  const { 'Strict-Transport-Security': hsts } = headersFor(headerRules(policies, { isPreloaded: true }), '/');
  expect(hsts).toBe('max-age=63072000; includeSubDomains; preload');
});
