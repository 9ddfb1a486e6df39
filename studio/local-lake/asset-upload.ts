import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from './api-error.ts';
import { mediaType } from './asset-files.ts';
import { bodyOf, staffOnly, type Call } from './call.ts';
import type { NewDoc } from './document.ts';
import { imageSize } from './image-size.ts';
import { prepare } from './mutate.ts';
import { staffUser } from './users.ts';

/** POST /assets/images/:dataset: the same bytes are the same asset, as Sanity names them. */
export async function uploadImage(call: Call) {
  const bytes = await upload(call);
  const size = imageSize(bytes);
  if (!size) throw new ApiError(400, 'Invalid image: png, jpg, gif, webp and svg are known');
  const { width, height, extension } = size;
  const name = `${sha1(bytes)}-${width}x${height}`;
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height };
  const metadata = { _type: 'sanity.imageMetadata', dimensions };
  return keep(call, bytes, { kind: 'image', name, extension, more: { metadata } });
}

/** POST /assets/files/:dataset */
export async function uploadFile(call: Call) {
  const bytes = await upload(call);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(call.search.get('filename') ?? '')?.[1]?.toLowerCase() ?? 'bin';
  return keep(call, bytes, { kind: 'file', name: sha1(bytes), extension, more: {} });
}

async function upload(call: Call): Promise<Buffer> {
  staffOnly(call);
  const bytes = await bodyOf(call);
  if (bytes.length === 0) throw new ApiError(400, 'The file is empty');
  return bytes;
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');

interface Asset {
  kind: 'image' | 'file';
  name: string;
  extension: string;
  more: object;
}

async function keep({ lake, path, search }: Call, bytes: Buffer, { kind, name, extension, more }: Asset) {
  const file = `${name}.${extension}`;
  await writeFile(join(lake.dataDir, 'assets', file), bytes);
  const place = `${kind}s/lokal/${path.dataset ?? 'production'}/${file}`;
  const texts = ['label', 'title', 'description', 'creditLine'].flatMap((key) =>
    search.has(key) ? [[key, search.get(key)]] : [],
  );
  const asset: NewDoc = {
    _id: `${kind}-${name}-${extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1(bytes),
    sha1hash: sha1(bytes),
    extension,
    mimeType: mediaType(extension),
    originalFilename: search.get('filename') ?? file,
    path: place,
    size: bytes.length,
    uploadId: sha1(bytes),
    url: `${lake.url}/${place}`,
    ...Object.fromEntries(texts),
    ...more,
  };
  const { transaction } = prepare(lake.store, {
    steps: [() => [{ createIfNotExists: asset }]],
    author: staffUser.id,
  });
  if (transaction.changes.length > 0) lake.store.commit(transaction);
  return { document: lake.store.get(asset._id) };
}
