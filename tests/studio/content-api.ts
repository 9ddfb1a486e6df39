import { randomUUID } from 'node:crypto';
import type { ClientConfig, SanityClient } from '@sanity/client';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { readSettings, type Dataset } from '../../src/publish/settings.ts';
import { localServer } from './local-server.ts';

interface ContentApi {
  client(options?: ClientConfig): SanityClient;
  /** May write. */
  token: string;
  /** Prefix of every id and type that the suite writes, and removes again. */
  prefix: string;
  close(): Promise<void>;
}

/**
 * The API under test: the hosted project in `SANITY_PROJECT_ID`, `SANITY_DATASET` and `SANITY_WRITE_TOKEN` if all three
 * are set, or a local content server of its own.
 */
export async function contentApi(): Promise<ContentApi> {
  const { dataset } = readSettings(process.env, []);
  if (!dataset?.writeToken) {
    const { project, close } = await localServer();
    return api(project, 'lokal', close);
  }
  console.log(`Content API: project ${dataset.projectId}, dataset ${dataset.dataset}`);
  return api({ ...dataset, readToken: undefined }, dataset.writeToken, async () => {});
}

function api(project: Dataset, token: string, stop: () => Promise<void>): ContentApi {
  const prefix = `contract-${randomUUID().slice(0, 8)}-`;
  const client = (options: ClientConfig = {}) => sanityClient(project, { maxRetries: 0, ...options });
  return {
    client,
    token,
    prefix,
    async close() {
      const mine = `*[string::startsWith(_id, $prefix) || string::startsWith(_id, "drafts." + $prefix)
        || (_type == "sanity.imageAsset" && string::startsWith(originalFilename, $prefix))]._id`;
      const staff = client({ token, perspective: 'raw' });
      // In one transaction, so that references among them do not matter.
      const transaction = staff.transaction();
      for (const id of await staff.fetch<string[]>(mine, { prefix })) transaction.delete(id);
      await transaction.commit();
      await stop();
    },
  };
}
