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

/** Two years for this host alone; whoever sets `HSTS_PRELOAD` speaks for every subdomain, and cannot take it back. */
const transport = (isPreloaded: boolean) =>
  isPreloaded ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=63072000';

/** What a document must not do (docs/hosting.md). It is revalidated, never `no-store` (bfcache). */
function pageHeaders(policy: string, isPreview: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': isPreview ? 'unsafe-none' : 'same-origin',
    'Permissions-Policy': [...denied.map((name) => `${name}=()`), ...allowed.map((name) => `${name}=(self)`)].join(
      ', ',
    ),
  };
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The Studio reads these from its own origin (studio/status): they hold nothing of a visitor, and no secret. */
const forStudio = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** Served for every address without a page. For hosts that cannot be configured so, the page carries its own policy. */
export const notFoundPath = '/404.html';

interface Pages {
  /** The policy of each page by its address; of the page for unknown ones by `notFoundPath`. */
  policies: ReadonlyMap<string, string>;
  isPreview?: boolean;
  isPreloaded?: boolean;
}

/**
 * Which path gets which headers. Hosts join what several rules say of one header, so no two that meet name the same.
 * Names that carry a hash live for a year.
 */
export function headerRules({ policies, isPreview = false, isPreloaded = false }: Pages): HeaderRules {
  const hashed = ['/assets/*', '/fonts/*', '/images/*', '/content/*'];
  const everywhere = {
    'Strict-Transport-Security': transport(isPreloaded),
    'X-Content-Type-Options': 'nosniff',
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  const closed = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return [
    { path: '/*', headers: everywhere },
    ...Array.from(policies, ([path, policy]) => ({ path, headers: { ...closed, ...pageHeaders(policy, isPreview) } })),
    ...hashed.map((path) => ({ path, headers: { ...closed, ...immutable } })),
    ...['/build.json', '/build-error.json'].map((path) => ({ path, headers: forStudio })),
  ];
}

/** What a request for this path is answered with. */
export function headersFor(rules: HeaderRules, url: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ path }) => appliesTo(path, url)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

/** Whether a rule is for this request: all below `/folder/*`, or exactly one file. */
function appliesTo(path: string, url: string): boolean {
  return path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : url.split('?', 1)[0] === path;
}

/** A page may also be asked for with its ending or a slash; not every host leads those to its one address. */
const spellings = (path: string): string[] =>
  path.includes('*') || path.includes('.')
    ? [path]
    : path === '/'
      ? ['/', '/index.html']
      : [path, `${path}/`, `${path}.html`];

/** The rules as the `_headers` file of the common static hosts. */
export function headersFile(rules: HeaderRules): string {
  return rules
    .flatMap(({ path, headers }) => spellings(path).map((spelling) => ({ path: spelling, headers })))
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
