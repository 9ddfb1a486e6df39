import { hash } from 'node:crypto';

const denied =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';
const permissions = [...denied.split(' ').map((name) => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'];

/** Two years, only for this host. `HSTS_PRELOAD` extends it to every subdomain and cannot be undone. */
const transport = (isPreloaded: boolean) =>
  isPreloaded ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=63072000';

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** For prices and the account. The names of their files never change, so the browser must ask the server each time. */
const revalidated = { 'Cache-Control': 'no-cache' };

/** For the file that the Studio reads from its own origin (studio/status). It holds no secret and nothing of a visitor. */
const forStudio = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** The file that is served for every address without a page. It also carries its policy, for hosts without headers. */
export const notFoundPath = '/404.html';

/** The headers of each path; the first rule is for all paths. Hosts join all matching rules, so no two set the same. */
export function headerRules(
  /** The policy of each page by its address. The key of the 404 page is `notFoundPath`. */
  policies: ReadonlyMap<string, string>,
  { isPreview = false, isPreloaded = false } = {},
): HeaderRules {
  const everywhere = {
    'Strict-Transport-Security': transport(isPreloaded),
    'X-Content-Type-Options': 'nosniff',
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  // Headers of documents (docs/hosting.md). They never say `no-store`, because it would disable the bfcache.
  const restrictions = {
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': isPreview ? 'unsafe-none' : 'same-origin',
    'Permissions-Policy': permissions.join(', '),
  };
  const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  // Previews of links paint the share picture on pages of other sites.
  const anyOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return [
    { path: '/*', headers: everywhere },
    ...Array.from(policies, ([path, policy]) => ({
      path,
      headers: { ...sameOrigin, 'Content-Security-Policy': policy, ...restrictions },
    })),
    ...['/assets/*', '/fonts/*'].map((path) => ({ path, headers: { ...sameOrigin, ...immutable } })),
    { path: '/images/*', headers: { ...anyOrigin, ...immutable } },
    { path: '/content/*', headers: { ...sameOrigin, ...revalidated } },
    { path: '/build.json', headers: forStudio },
  ];
}

/** The headers for the path of a request: those of its own file, and of all folders above it. */
export function headersFor(rules: HeaderRules, url: string): Record<string, string> {
  const [file] = url.split('?', 1);
  const own = rules.filter(({ path }) => (path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : path === file));
  return Object.fromEntries(own.flatMap(({ headers }) => Object.entries(headers)));
}

/** Other addresses of a page, with `.html` or a slash. They need headers, because not every host redirects them. */
function spellings(path: string): string[] {
  if (path.includes('*') || path.includes('.')) return [path];
  return path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}.html`];
}

export function headersFile(rules: HeaderRules): string {
  const blocks = rules.flatMap(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return spellings(path).map((spelling) => [spelling, ...lines].join('\n'));
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Reads a `_headers` file, so that the local server sends the same headers as the hosts. */
export function parseHeadersFile(text: string): HeaderRules {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const entries = lines.map((line) => line.trim().split(/: (.*)/, 2)); // a value may have a colon, too
      return { path, headers: Object.fromEntries(entries) as Record<string, string> };
    });
}

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The content of Emotion's `<style>` tag. It is empty in production, because Emotion uses the CSSOM there. */
const emptyStyle = sha256('');

/** For previews: a draft may name any site. */
const anySite = 'https: http://localhost:* http://127.0.0.1:*';

export interface PolicySources {
  /** Origins of frames. Before a page shows a frame, it asks whether the origin answers (`connect-src`). */
  frames?: string[];
  forms?: string[];
  /** The origin that may frame a preview. */
  studioOrigin?: string;
}

/**
 * The Content-Security-Policy of a built page. It has the hash of every inline script and style. Only the Studio may
 * frame a preview. The overlays of a preview write inline styles, and its drafts may name any frame and picture.
 */
export function contentSecurityPolicy(html: string, { frames = [], forms = [], studioOrigin }: PolicySources) {
  const hashes = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, text = '']) => sha256(text)))];
  const scripts = hashes(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
  const styles = hashes(/<style[^>]*>(.*?)<\/style>/gs);
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': [emptyStyle, ...styles].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...frames].join(' '),
    'manifest-src': "'self'",
    'frame-src': frames.join(' ') || "'none'",
    'form-action': ["'self'", ...forms].join(' '),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(studioOrigin
      ? {
          'style-src': "'self' 'unsafe-inline'",
          'img-src': "'self' data: blob: https://cdn.sanity.io http://127.0.0.1:*",
          'connect-src': `'self' ${anySite}`,
          'frame-src': anySite,
          'form-action': "'none'",
          'frame-ancestors': studioOrigin,
        }
      : { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}
