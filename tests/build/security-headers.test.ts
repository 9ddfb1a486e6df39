import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  appliesTo,
  contentSecurityPolicy,
  headerRules,
  headersFile,
  parseHeadersFile,
} from '../../src/build/security-headers.ts';

const page = '<style>a{}</style><script>1</script><script type="application/json">{"a":1}</script>';
const policy = contentSecurityPolicy([page], { frames: ['https://baca.contoh.id'] });
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
  beforeEach(() => {
    vi.stubEnv('VITE_PREVIEW', '1');
    vi.stubEnv('STUDIO_ORIGIN', 'https://staf.contoh.id');
  });
  afterEach(() => vi.unstubAllEnvs());

  test('the Studio alone may frame it, and nobody may index it', () => {
    const preview = contentSecurityPolicy([page]);
    expect(preview).toMatch(/(^|; )frame-ancestors https:\/\/staf\.contoh\.id(;|$)/);
    expect(preview).toContain(`script-src 'self' ${hash('1')};`);
    expect(headerRules(preview)[0]?.headers['X-Robots-Tag']).toBe('noindex, nofollow');
  });

  test.each([
    '',
    'https://staf.contoh.id/',
    'staf.contoh.id',
    '*',
    'https://*.contoh.id',
    "https://a.id 'self'",
    "'self'",
  ])('what is no origin of a Studio stops the build: “%s”', (origin) => {
    vi.stubEnv('STUDIO_ORIGIN', origin);
    expect(() => contentSecurityPolicy([page])).toThrow(/STUDIO_ORIGIN/);
  });
});

test('the _headers file says what the server serves', () => {
  const rules = headerRules(policy);
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  expect(rules[0]?.headers['Strict-Transport-Security']).toContain('max-age=63072000');
  expect(JSON.stringify(rules)).not.toContain('no-store');
});

describe('what another origin may read', () => {
  const open = (url: string) => {
    const headers = Object.assign(
      {},
      ...headerRules(policy)
        .filter(({ path }) => appliesTo(path, url))
        .map((rule) => rule.headers),
    ) as Record<string, string>;
    return `${headers['Access-Control-Allow-Origin'] ?? 'nobody'} ${headers['Cross-Origin-Resource-Policy']}`;
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
    expect(open(url)).toBe('nobody same-origin');
  });
});
