import { setTimeout as wait } from 'node:timers/promises';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { apiVersion } from '../../content/api-version.ts';
import { documentTypes } from '../../content/document-types.ts';
import { type Dataset, localProject } from '../settings.ts';
import { ContentError } from './content-errors.ts';
import { deadlineIn, download, DownloadError } from './download.ts';
import type { Problem } from './problems.ts';
import type { SanityDocument } from './sanity-document.ts';

export const publishedQuery = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

/** A client of this dataset. It reads published documents, and never from the CDN, which may be stale. */
export function sanityClient(from: Dataset, options: ClientConfig = {}): SanityClient {
  const { projectId, dataset, apiHost, readToken } = from;
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    stega: false,
    timeout: 20_000, // ms
    requestTagPrefix: 'web.build',
    ...(readToken ? { token: readToken } : {}),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...options,
  });
}

/** Calls `onChange` after each publication, and after each connection, because it may have missed a publication. */
export function watchDataset(from: Dataset, onChange: () => void): void {
  const seen = new Set<string>();
  // Without a timer the process would end while the client waits to reconnect.
  const keepAlive = setInterval(() => {}, 60_000);
  sanityClient(from)
    .listen(
      publishedQuery,
      { types: documentTypes },
      { includeResult: false, visibility: 'query', events: ['welcome', 'mutation', 'reconnect'] },
    )
    .subscribe({
      next(event) {
        if (event.type === 'reconnect') return console.error('The content server does not answer. Trying again…');
        // A publication sends one mutation for each of its documents.
        const id = event.type === 'mutation' ? event.transactionId : '';
        if (id && seen.has(id)) return;
        seen.add(id);
        onChange();
      },
      error(error) {
        console.error(
          `The dataset cannot be watched: ${String(error)}. Check project, dataset and token, then start again.`,
        );
        clearInterval(keepAlive);
        process.exitCode = 1;
      },
    });
}

/** Seconds for the response. A failure of the server or the connection gets one more attempt. */
const timeout = 15;

/** Reads all published documents in one request, which gives a consistent snapshot. Throws a ContentError. */
export async function sanityDocuments(from: Dataset): Promise<SanityDocument[]> {
  const { projectId, dataset } = from;
  const source = `Sanity (proyek ${projectId}, dataset ${dataset})`;
  const documents = await snapshot(from).catch((error: Error) => {
    const isLocal = projectId === localProject;
    throw new ContentError([{ kind: 'unreadable', values: { source, reason: error.message, isLocal } }]);
  });
  if (documents.length === 0) throw new ContentError([{ kind: 'empty dataset', values: { dataset } }]);
  const problems = addressProblems(documents, from);
  if (problems.length > 0) throw new ContentError(problems);
  return documents as SanityDocument[];
}

/**
 * Allows only pictures at Sanity or the configured API, so that content cannot make the build fetch from this network.
 * The name of the file must have the SHA-1 of the id, because an approval names the id.
 */
function addressProblems(documents: readonly (SanityDocument | null)[], { apiHost }: Dataset): Problem[] {
  return documents.flatMap((document) => {
    const { _type, _id, url }: Record<string, unknown> = document ?? {};
    // A relative address, such as `images/a.png`, fetches nothing.
    const isAbsolute = typeof url === 'string' && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);
    if (_type !== 'sanity.imageAsset' || !isAbsolute) return [];
    const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' };
    const isKnown = origin === 'https://cdn.sanity.io' || (apiHost !== undefined && origin === new URL(apiHost).origin);
    // `…/0123…cdef-800x600.png` is the asset `image-0123…cdef-800x600-png`.
    const file = /\/([\da-f]{40}-\d+x\d+)\.(\w+)$/.exec(pathname);
    if (isKnown && file && _id === `image-${file[1]}-${file[2]}`) return [];
    return [{ document: { _id: String(_id), _type }, field: 'url', kind: 'foreign picture', values: { url } }];
  });
}

/** Fetches all published documents and pictures. The client gives only the address: it has no timeout for a slow body. */
async function snapshot(from: Dataset): Promise<(SanityDocument | null)[]> {
  const client = sanityClient(from);
  const url = new URL(client.getUrl(client.getDataUrl('query'), false)); // not the CDN
  url.searchParams.set('query', publishedQuery);
  url.searchParams.set('$types', JSON.stringify([...documentTypes, 'sanity.imageAsset']));
  url.searchParams.set('perspective', 'published');
  url.searchParams.set('returnQuery', 'false');
  url.searchParams.set('tag', 'web.build');
  const headers: Record<string, string> = from.readToken ? { Authorization: `Bearer ${from.readToken}` } : {};
  const request = () => download(url.href, { deadline: deadlineIn(timeout), headers });
  const { bytes, type } = await request().catch(async (error: Error) => {
    if (!(error instanceof DownloadError) || !error.isTemporary) throw error;
    await wait(error.wait * 1000);
    return request();
  });
  const result = resultOf(bytes.toString('utf8'));
  if (Array.isArray(result)) return result as (SanityDocument | null)[];
  throw new Error(`isinya bukan daftar dokumen (${type || 'tanpa jenis'}, ${bytes.length} bita)`);
}

function resultOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { result?: unknown } | null)?.result;
  } catch {
    return undefined;
  }
}
