import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTypes } from '../../content/document-types.ts';
import { command, Failure } from '../failure.ts';
import { type Dataset, datasetOf, readSettings } from '../settings.ts';
import { fallbackDocuments } from './documents.ts';
import { canonical, type Documents, isAsset, type SanityDocument } from './sanity-document.ts';
import { sanityClient } from './sanity-documents.ts';

interface Push {
  write: boolean;
  say: (line: string) => void;
}

/**
 * Uploads the pictures of `folder`, then writes its documents to a dataset in one transaction. Keeps drafts and
 * documents that only the dataset has. Returns how many documents were written, or would be.
 */
export async function pushContent(dataset: Dataset, folder: string, { write, say }: Push): Promise<number> {
  const token = dataset.writeToken;
  if (write && !token) throw new Failure('Writing needs SANITY_WRITE_TOKEN, a token with the right to write.');
  const client = sanityClient(dataset, token ? { token } : {});
  const fallback = await fallbackDocuments(folder);
  const stored = await client.fetch<SanityDocument[]>('*[_type in $types]', { types: documentTypes });
  const differences = drift(fallback, stored);
  for (const difference of differences) say(describe(difference));
  const wanted = differences.filter(({ kind }) => kind !== 'only in the dataset');
  const documents = wanted.map(({ document }) => document);
  if (!write || documents.length === 0) return documents.length;
  const assets = fallback.filter(isAsset);
  await Promise.all(assets.map((asset) => upload(client, folder, asset)));
  const transaction = client.transaction();
  for (const document of documents) transaction.createOrReplace(canonical(document));
  await transaction.commit({ visibility: 'sync' });
  return documents.length;
}

/** Uploads a picture. Throws if Sanity gives it another id, because documents would then lose their picture. */
async function upload(client: ReturnType<typeof sanityClient>, folder: string, asset: SanityDocument) {
  const bytes = await readFile(join(folder, String(asset.url)));
  const { _id } = await client.assets.upload('image', bytes, { filename: String(asset.originalFilename) });
  if (_id !== asset._id) throw new Error(`${String(asset.url)} became ${_id}, but documents name ${asset._id}`);
}

export interface Difference {
  kind: 'only in the fallback' | 'differs' | 'only in the dataset';
  document: SanityDocument;
}

/** How a dataset differs from the fallback. Skips pictures: a new one has a new id, so the documents that show it differ. */
export function drift(fallback: Documents, dataset: Documents): Difference[] {
  const local = textsById(fallback);
  const remote = textsById(dataset);
  // Each document once: that of the fallback if both have it.
  const all = new Map([...remote, ...local]);
  return Array.from(all, ([_id, document]): Difference[] => {
    if (!local.has(_id)) return [{ kind: 'only in the dataset', document }];
    if (!remote.has(_id)) return [{ kind: 'only in the fallback', document }];
    return json(local.get(_id)) === json(remote.get(_id)) ? [] : [{ kind: 'differs', document }];
  }).flat();
}

const json = (document?: SanityDocument) => document && JSON.stringify(canonical(document));

export const describe = ({ kind, document: { _type, _id } }: Difference): string => `${kind}: ${_type} ${_id}`;

/** All documents but pictures, by their ids. */
const textsById = (documents: Documents) =>
  new Map(documents.filter((document) => !isAsset(document)).map((document) => [document._id, document]));

if (import.meta.main) {
  await command(async () => {
    const write = process.argv.includes('--write');
    const count = await pushContent(datasetOf(readSettings()), 'content-fallback', { write, say: console.log });
    const verb = write ? 'written' : 'would be written; add --write to do it';
    console.log(count === 0 ? 'The dataset has the content of the fallback.' : `${count} documents ${verb}.`);
  });
}
