import { createHash } from 'node:crypto';
import { isPreview, studioOrigin } from './preview-settings.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion's own `<style>` tag stays empty in production: its rules go in through the CSSOM. */
const emptyStyle = sha256('');

export interface PolicySources {
  /** Origins that pages embed in frames (reader, map). */
  frames?: string[];
  /** Origins that forms post to (newsletter). */
  forms?: string[];
}

/** The Content-Security-Policy of built pages: every inline script and style by its hash. */
export function contentSecurityPolicy(pages: string[], { frames = [], forms = [] }: PolicySources = {}): string {
  const found = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map((match) => sha256(match[1] ?? '')))),
  ];
  const scripts = found(/<script>(.*?)<\/script>/gs);
  const styles = found(/<style[^>]*>(.*?)<\/style>/gs);
  if (isPreview()) return previewPolicy(scripts);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', emptyStyle, ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    ['form-action', "'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Of the preview, which only the Studio may frame. Its overlays write styles and draw pictures of drafts from where
 * they were uploaded; frames may be any that a draft names.
 */
function previewPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://cdn.sanity.io http://127.0.0.1:*",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https: http://localhost:* http://127.0.0.1:*',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${studioOrigin()}`,
  ].join('; ');
}

const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const allowed = ['clipboard-write', 'fullscreen'];

/** Headers of every answer (quality.md, Security). HTML is revalidated, never `no-store` (bfcache). */
function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': isPreview() ? 'unsafe-none' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...denied.map((name) => `${name}=()`), ...allowed.map((name) => `${name}=(self)`)].join(
      ', ',
    ),
    ...(isPreview() && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The Studio reads these from its own origin (studio/status): they hold nothing of a visitor, and no secret. */
const forStudio = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** Which path gets which headers, later rules over earlier ones; names that carry a hash live for a year. */
export function headerRules(policy: string): HeaderRules {
  const hashed = ['/assets/*', '/fonts/*', '/images/*', '/content/*'];
  return [
    { path: '/*', headers: securityHeaders(policy) },
    ...hashed.map((path) => ({ path, headers: immutable })),
    ...['/build.json', '/build-error.json'].map((path) => ({ path, headers: forStudio })),
  ];
}

/** Whether a rule is for this request: all below `/folder/*`, or exactly one file. */
export function appliesTo(path: string, url: string): boolean {
  return path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : url.split('?', 1)[0] === path;
}

/** The rules as the `_headers` file of the common static hosts. */
export function headersFile(rules: HeaderRules): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** Reads a `_headers` file back, so that the local server answers as the hosts do. */
export function parseHeadersFile(text: string): HeaderRules {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        path,
        headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string])),
      };
    });
}
