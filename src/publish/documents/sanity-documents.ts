import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { documentTypes } from '../../content/document-types.ts';
import { type Dataset, localServer } from '../settings.ts';
import { ContentError } from './content-errors.ts';
import { deadlineIn, download, DownloadError, type Answer, type Deadline } from './download.ts';
import type { SanityDocument } from './sanity-document.ts';

export const publishedQuery = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

/** A client of this dataset. Reads published documents, and not from the CDN, which may be stale. */
export function sanityClient(place: Dataset, options: ClientConfig = {}): SanityClient {
  const { projectId, dataset, apiHost, readToken } = place;
  return createClient({
    projectId,
    dataset,
    apiVersion: '2026-10-01',
    useCdn: false,
    perspective: 'published',
    stega: false,
    timeout: 20_000,
    requestTagPrefix: 'web.build',
    ...(readToken ? { token: readToken } : {}),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...options,
  });
}

/** Calls `changed` for each published change and after each connection, because something may have changed before. */
export function watchDataset(place: Dataset, changed: () => void): void {
  const seen = new Set<string>();
  // Keeps the process alive while the client waits to reconnect.
  const awake = setInterval(() => {}, 60_000);
  sanityClient(place)
    .listen(
      publishedQuery,
      { types: documentTypes },
      { includeResult: false, visibility: 'query', events: ['welcome', 'mutation', 'reconnect'] },
    )
    .subscribe({
      next(event) {
        if (event.type === 'reconnect') return console.error('The content server does not answer. Trying again…');
        // One publish is a mutation for each of its documents.
        const id = event.type === 'mutation' ? event.transactionId : '';
        if (id && seen.has(id)) return;
        seen.add(id);
        changed();
      },
      error(error) {
        console.error(
          `The dataset cannot be watched: ${String(error)}. Check project, dataset and token, then start again.`,
        );
        clearInterval(awake);
        process.exitCode = 1;
      },
    });
}

/** Seconds for the answer, a second attempt included. */
const timeout = 15;
const maxBytes = 20_000_000;

/** All published documents, from one request: a consistent snapshot. Throws a ContentError with the remedy. */
export async function sanityDocuments(place: Dataset): Promise<SanityDocument[]> {
  const { projectId, dataset } = place;
  const source = `Sanity (proyek ${projectId}, dataset ${dataset})`;
  const deadline = deadlineIn(timeout);
  const answer = await snapshot(place, deadline).catch((error: Error) => {
    const remedy =
      projectId === localServer.SANITY_PROJECT_ID
        ? 'Jalankan dulu “npm run studio” di jendela lain'
        : 'Periksa sambungan, nama dataset, token, dan SANITY_API_HOST';
    throw new ContentError([`${source} tidak dapat dibaca: ${error.message}. ${remedy}, lalu bangun ulang.`]);
  });
  const documents = resultOf(answer);
  if (!Array.isArray(documents)) {
    throw new ContentError([
      `${source} menjawab dengan isi yang bukan daftar dokumen (${answer.type || 'tanpa jenis'}, ${answer.bytes.length} bita). Periksa SANITY_API_HOST dan sambungan, lalu bangun ulang.`,
    ]);
  }
  if (documents.length === 0)
    throw new ContentError([`Dataset ${dataset} kosong. Periksa namanya, atau terbitkan kontennya di Studio.`]);
  const problems = addressProblems(documents as (SanityDocument | null)[], place);
  if (problems.length > 0) throw new ContentError(problems);
  const times = (documents as (SanityDocument | null)[]).map((one) => Date.parse(String(one?._updatedAt)) || 0);
  const clock = clockProblem(Date.now(), Math.max(...times), answer.sent);
  if (clock) throw new ContentError([clock]);
  return documents as SanityDocument[];
}

/**
 * Allows only pictures at Sanity or the configured API, so that content cannot make the build fetch from this network,
 * and only files whose name has the SHA-1 of the id, because an approval names the id.
 */
function addressProblems(documents: readonly (SanityDocument | null)[], { apiHost }: Dataset): string[] {
  return documents.flatMap((document) => {
    const { _type, _id, url }: Record<string, unknown> = document ?? {};
    if (_type !== 'sanity.imageAsset' || typeof url !== 'string' || !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return [];
    const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
    const isKnown = origin === 'https://cdn.sanity.io' || (apiHost !== undefined && origin === new URL(apiHost).origin);
    const named = /\/([\da-f]{40}-\d+x\d+)\.(\w+)$/.exec(pathname);
    if (isKnown && named && _id === `image-${named[1]}-${named[2]}`) return [];
    return [
      `Dokumen ${_type} (${String(_id)}), isian url: ${url} bukan alamat gambar di Sanity. Unggah gambarnya lagi di Studio.`,
    ];
  });
}

/** Fetches without the client, which has no timeout for a slow body. */
async function snapshot(place: Dataset, deadline: Deadline): Promise<Answer> {
  const client = sanityClient(place);
  const url = new URL(client.getUrl(client.getDataUrl('query'), false));
  url.searchParams.set('query', publishedQuery);
  url.searchParams.set('$types', JSON.stringify([...documentTypes, 'sanity.imageAsset']));
  url.searchParams.set('perspective', 'published');
  url.searchParams.set('returnQuery', 'false');
  url.searchParams.set('tag', 'web.build');
  const headers: Record<string, string> = place.readToken ? { Authorization: `Bearer ${place.readToken}` } : {};
  const ask = () => download(url.href, { deadline, maxBytes, headers });
  return ask().catch((error: Error) => {
    if (error instanceof DownloadError && error.isTemporary) return ask();
    throw error;
  });
}

function resultOf({ bytes }: Answer): unknown {
  try {
    return (JSON.parse(bytes.toString('utf8')) as { result?: unknown } | null)?.result;
  } catch {
    return undefined;
  }
}

/**
 * Why this machine's clock must be wrong, which decides about notices, terms and years. Tolerates a minute, because a
 * build follows a publication within seconds. All in ms since 1970; NaN when unknown.
 */
export function clockProblem(now: number, updated: number, server: number): string | undefined {
  const says = `Jam komputer yang membangun situs menunjukkan ${written(now)}`;
  const remedy = 'Setel jamnya, lalu bangun ulang.';
  if (now < updated - 60_000) return `${says}, sebelum konten yang terbaru (${written(updated)}). ${remedy}`;
  return now > server + 24 * 60 * 60_000 ? `${says}, server konten ${written(server)}. ${remedy}` : undefined;
}

const written = (time: number) => new Date(time).toISOString();
