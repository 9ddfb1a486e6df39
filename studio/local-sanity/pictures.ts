import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { ApiError, bodyOf, type Call, projectId, staffOnly } from './call.ts';
import { transact } from './mutate.ts';
import type { NewDoc } from './store.ts';

/** File extensions as Sanity's asset ids write them: `jpg`, not `jpeg`. */
const mediaTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Handles POST /assets/images/:dataset. The id is a hash of the bytes, so the same file is the same asset. */
export async function uploadImage(call: Call) {
  staffOnly(call);
  const bytes = await bodyOf(call);
  const { dataDir, store } = call.server;
  const { asset, file } = makeAsset(call, bytes);
  await writeFile(join(dataDir, 'assets', file), bytes);
  transact(store, [() => [{ createIfNotExists: asset }]]);
  return { document: store.get(asset._id) };
}

function makeAsset({ server, path, search }: Call, bytes: Buffer): { asset: NewDoc; file: string } {
  const { width, height, extension } = measure(bytes);
  const hash = createHash('sha1').update(bytes).digest('hex');
  const name = `${hash}-${width}x${height}`;
  const file = `${name}.${extension}`;
  const filePath = `images/${projectId}/${path.dataset}/${file}`;
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height };
  const asset = {
    _id: `image-${name}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType: mediaTypes[extension],
    originalFilename: search.get('filename') ?? file,
    path: filePath,
    size: bytes.length,
    uploadId: hash,
    url: `${server.url}/${filePath}`,
    metadata: { _type: 'sanity.imageMetadata', dimensions },
  };
  return { asset, file };
}

/** Reads size and format from the header alone. */
function measure(bytes: Buffer) {
  const { type = 'unknown', width, height, orientation = 1 } = sizeOf(bytes);
  if (!(type in mediaTypes)) throw new ApiError(400, `Invalid image (${type}): use png, jpg or webp`);
  // Phones store pictures sideways, with a flag of 5 to 8. The size is that of the upright picture, which people see.
  return orientation < 5 ? { extension: type, width, height } : { extension: type, width: height, height: width };
}

function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Handles GET /images/:project/:dataset/:file. Sends the file as uploaded; site and preview crop it themselves. */
export async function imageFile({ server, path, response }: Call): Promise<void> {
  const file = path.file ?? '';
  const type = mediaTypes[/^[\w-]+\.([a-z]+)$/.exec(file)?.[1] ?? ''];
  const bytes = type && (await readFile(join(server.dataDir, 'assets', file)).catch(() => undefined));
  if (!bytes) throw new ApiError(404, `No picture "${file}"`);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
