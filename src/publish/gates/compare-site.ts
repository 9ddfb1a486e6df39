import { createHash } from 'node:crypto';
import { reasonOf } from '../failure.ts';

interface Served {
  /** `/about`, `/assets/a.js`; for the 404 page, an address that does not exist. */
  path: string;
  status: 200 | 404;
  sha256: string;
  type: string;
  /** Headers that the build sets. Those that a host may add are in `ofTheHost`. */
  headers: Record<string, string>;
}

export interface Manifest {
  build: Record<string, unknown>;
  files: Served[];
}

/** Headers that a connection or host may add: they do not affect a page. Any other extra header is reported. */
const ofTheHost = new Set(
  `accept-ranges age alt-svc connection content-encoding content-length content-type date etag keep-alive
   last-modified server transfer-encoding vary via
   cache-status cf-cache-status cf-ray nel report-to server-timing x-nf-request-id`.split(/\s+/),
);
/** Hosts may add this where the build sets no caching: the page is revalidated each time. */
const revalidated = /^(?:no-cache|public, ?max-age=0, ?must-revalidate|max-age=0(?:, ?must-revalidate)?)$/;

/** One line for each difference between a site and its manifest; `gone` are paths that must no longer answer. */
export async function siteProblems(origin: string, { files }: Manifest, gone: readonly string[]): Promise<string[]> {
  const problems: (string | null)[] = [];
  // A compressed copy is a file of its own and may differ: ask for both.
  for (const file of files)
    problems.push(...(await Promise.all(['identity', 'br'].map((encoding) => fileProblem(origin, file, encoding)))));
  for (const path of ['/_headers', '/nginx.conf', '/404', '/404.html', ...gone])
    problems.push(await goneProblem(origin, path));
  return [...new Set(problems.filter((problem) => problem !== null))].toSorted();
}

const ask = (url: string, encoding = 'identity') =>
  fetch(url, {
    headers: { 'Accept-Encoding': encoding },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  });

async function fileProblem(origin: string, file: Served, encoding: string): Promise<string | null> {
  try {
    const response = await ask(origin + file.path, encoding);
    if (response.status !== file.status) return `${file.path}: menjawab HTTP ${response.status}, bukan ${file.status}.`;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      return `${file.path}: isinya (${encoding}) bukan isi yang dibangun.`;
    const wrong = headerProblem(response.headers, file);
    return wrong && `${file.path}: ${wrong}.`;
  } catch (error) {
    return `${file.path}: tidak dapat dibaca (${encoding}): ${reasonOf(error)}.`;
  }
}

function headerProblem(headers: Headers, { headers: expected, type }: Served): string | null {
  const wanted = new Map(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value]));
  const shown = headers.get('content-type')?.split(';', 1)[0]?.trim();
  if (shown !== type) return `jenisnya ${shown ?? '(tidak ada)'}, bukan ${type}`;
  for (const [name, value] of wanted)
    if (headers.get(name) !== value) return `header ${name} berisi “${headers.get(name) ?? ''}”, bukan “${value}”`;
  for (const [name, value] of headers) {
    const isKnown = wanted.has(name) || ofTheHost.has(name) || (name === 'cache-control' && revalidated.test(value));
    if (!isKnown) return `header ${name} (“${value}”) tidak ada dalam bangunan`;
  }
  return null;
}

async function goneProblem(origin: string, path: string): Promise<string | null> {
  const { status } = await ask(origin + path).catch(() => ({ status: 0 }));
  if (status === 404) return null;
  return `${path}: menjawab HTTP ${status}; berkas ini harus tidak ada lagi. Hapus dari server.`;
}
