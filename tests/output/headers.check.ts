import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../../src/publish/host/security-headers.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { built, contentOf, elements } from './markup.ts';

const rules = parseHeadersFile(built('_headers'));
const common = { 'Strict-Transport-Security': 'max-age=63072000', 'X-Content-Type-Options': 'nosniff' };
const sameOrigin = { ...common, 'Cross-Origin-Resource-Policy': 'same-origin' };
const immutable = { ...sameOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { ...sameOrigin, 'Cache-Control': 'no-cache' };
/** Of build.json, which the Studio reads from its own origin (studio/status). */
const anyOrigin = { ...common, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const { action } = contentOf('site').newsletter;
const frames = [contentOf('quran').reader.url, contentOf('contact').map.embedUrl].map((url) => new URL(url).origin);

/** The policy of a page: it may run what stands in it, load files of the site, frame reader and map, and ask these two. */
function policyOf(file: string): string {
  const all = elements(built(file));
  const inlined = all.filter(
    ({ tag, attributes }) =>
      tag === 'script' && !attributes.src && /^(?:speculationrules)?$/.test(attributes.type ?? ''),
  );
  const styles = all.filter(({ tag }) => tag === 'style');
  const isGiving = /donation/.test(file);
  // The pages where money is given have no speculation rules.
  expect([inlined.length, styles.length]).toEqual([isGiving ? 1 : 2, 1]);
  return [
    `default-src 'none'`,
    `script-src 'self' ${inlined.map(({ text }) => sha256(text)).join(' ')}`,
    // The library of styles adds an empty style element.
    `style-src ${sha256('')} ${sha256(styles[0]?.text ?? '')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${frames.join(' ')}`,
    `manifest-src 'self'`,
    `frame-src ${frames.join(' ')}`,
    ['form-action', `'self'`, ...(action ? [new URL(action).origin] : [])].join(' '),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
}

const pageHeaders = (file: string) => ({
  ...sameOrigin,
  'Content-Security-Policy': policyOf(file),
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self), fullscreen=(self)',
});

const pages = pageList.map(({ url, file }) => [file === '404.html' ? '/404.html' : url, file] as const);

test.each(pages)('%s has these headers, and no other', (url, file) => {
  expect(headersFor(rules, url)).toEqual(pageHeaders(file));
});

test('every other file has the headers of its kind of file, and no other', () => {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const others = names.filter((name) => !name.endsWith('.html') && statSync(join('dist', name)).isFile());
  expect(others.length).toBeGreaterThan(100);
  const wrong = others.filter((name) => {
    // Previews of links paint the share picture on pages of other sites.
    const images = { ...immutable, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    const ofFolder = { assets: immutable, fonts: immutable, images, content: revalidated };
    const expected =
      ofFolder[name.split('/')[0] as keyof typeof ofFolder] ?? (name === 'build.json' ? anyOrigin : common);
    return JSON.stringify(sorted(headersFor(rules, `/${name}`))) !== JSON.stringify(sorted(expected));
  });
  expect(wrong).toEqual([]);
});

test('Cloudflare reads them all: it has room for 100 rules of 2,000 characters', () => {
  const text = built('_headers');
  expect(text.split('\n\n').length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2000);
});

const sorted = (headers: object) => Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));

test('the page for unknown addresses contains its policy, before anything that the policy applies to', () => {
  const [html, head, charset, policy] = elements(readFileSync('dist/404.html', 'utf8'));
  expect([html?.tag, head?.tag, charset?.attributes]).toEqual(['html', 'head', { charset: 'utf-8' }]);
  expect(policy?.attributes).toEqual({
    'http-equiv': 'Content-Security-Policy',
    content: policyOf('404.html').replace("frame-ancestors 'none'; ", ''),
  });
});
