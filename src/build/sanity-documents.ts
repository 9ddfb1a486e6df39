import { documentTypes } from '../content/document-types.ts';
import { ContentError } from './content-errors.ts';
import { sanityClient } from './sanity-client.ts';
import type { SanityDocument } from './sanity-document.ts';

/** Everything published, in one request: a consistent snapshot. */
const snapshotQuery = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

interface Options {
  /** Of one attempt, in ms. */
  timeout?: number;
  maxRetries?: number;
}

/**
 * All published documents of a Sanity dataset. Environment: `SANITY_PROJECT_ID`, `SANITY_DATASET`, optional
 * `SANITY_API_HOST` (then without project host names) and `SANITY_READ_TOKEN`. Throws a ContentError that
 * says what to do when the dataset cannot be read or is empty.
 */
export async function sanityDocuments(
  env: NodeJS.ProcessEnv,
  { timeout = 20_000, maxRetries = 1 }: Options = {},
): Promise<SanityDocument[]> {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_READ_TOKEN: token } = env;
  const client = sanityClient(env, { timeout, maxRetries, ...(token ? { token } : {}) });
  const documents = await client
    .fetch<unknown>(snapshotQuery, { types: [...documentTypes, 'sanity.imageAsset'] })
    .catch((error: Error) => {
      throw new ContentError([
        `Sanity (proyek ${projectId}, dataset ${dataset}) tidak dapat dibaca: ${error.message}. Periksa sambungan, nama dataset, dan token, lalu bangun ulang.`,
      ]);
    });
  if (!Array.isArray(documents)) {
    throw new ContentError([
      `Sanity (dataset ${dataset}) menjawab dengan isi yang bukan daftar dokumen. Periksa SANITY_API_HOST.`,
    ]);
  }
  if (documents.length === 0)
    throw new ContentError([`Dataset ${dataset} kosong. Periksa namanya, atau terbitkan kontennya di Studio.`]);
  return documents as SanityDocument[];
}
