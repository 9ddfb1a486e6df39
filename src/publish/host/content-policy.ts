import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion's own `<style>` tag stays empty in production: its rules go in through the CSSOM. */
const emptyStyle = sha256('');

export interface PolicySources {
  /** Origins that pages embed in frames (reader, map). */
  frames?: string[];
  /** Origins that forms post to (newsletter). */
  forms?: string[];
  /** Of a preview: who may frame it. */
  studioOrigin?: string;
}

/** The Content-Security-Policy of built pages: every inline script and style by its hash. */
export function contentSecurityPolicy(
  pages: string[],
  { frames = [], forms = [], studioOrigin }: PolicySources = {},
): string {
  const found = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map((match) => sha256(match[1] ?? '')))),
  ];
  const scripts = found(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
  const styles = found(/<style[^>]*>(.*?)<\/style>/gs);
  if (studioOrigin) return previewPolicy(scripts, studioOrigin);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", emptyStyle, ...styles].join(' '),
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
 * The policy of the preview, which only the Studio may frame. Its overlays write styles; drafts name any frame and
 * picture.
 */
function previewPolicy(scripts: string[], studioOrigin: string): string {
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
    `frame-ancestors ${studioOrigin}`,
  ].join('; ');
}
