import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from './api-error.ts';
import { bodyOf, staffOnly, type Call } from './call.ts';
import type { NewDoc } from './document.ts';
import { mediaTypes } from './image-transform.ts';
import { prepare } from './mutate.ts';
import { staffUser } from './users.ts';

/** POST /assets/images/:dataset: the same bytes are the same asset, as Sanity names them. */
export async function uploadImage(call: Call) {
  staffOnly(call);
  const bytes = await bodyOf(call);
  const { lake } = call;
  const asset = await describe(call, bytes);
  await writeFile(join(lake.dataDir, 'assets', String(asset.path).split('/').at(-1) ?? ''), bytes);
  const { transaction } = prepare(lake.store, {
    steps: [() => [{ createIfNotExists: asset }]],
    author: staffUser.id,
  });
  if (transaction.changes.length > 0) lake.store.commit(transaction);
  return { document: lake.store.get(asset._id) };
}

/** The document of a picture. Throws a 400 when it is none, or of a kind that the forms refuse. */
async function describe({ lake, path, search }: Call, bytes: Buffer): Promise<NewDoc> {
  const { width, height, extension } = await look(bytes);
  const hash = createHash('sha1').update(bytes).digest('hex');
  const name = `${hash}-${width}x${height}`;
  const place = `images/lokal/${path.dataset}/${name}.${extension}`;
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height };
  const texts = ['label', 'title', 'description', 'creditLine'].flatMap((key) =>
    search.has(key) ? [[key, search.get(key)]] : [],
  );
  return {
    _id: `image-${name}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType: mediaTypes[extension],
    originalFilename: search.get('filename') ?? `${name}.${extension}`,
    path: place,
    size: bytes.length,
    uploadId: hash,
    url: `${lake.url}/${place}`,
    ...Object.fromEntries(texts),
    metadata: { _type: 'sanity.imageMetadata', dimensions },
  };
}

async function look(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'unknown', width: 0, height: 0 }));
  const extension = format === 'jpeg' ? 'jpg' : format;
  if (extension in mediaTypes) return { extension, width, height };
  throw new ApiError(400, `Invalid image (${format}): the local lake takes png, jpg and webp, as the forms do`);
}
