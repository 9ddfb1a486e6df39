import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { mediaTypes, transform } from './image-transform.ts';

/** GET /images/:project/:dataset/:file, whole or as the address asks for it. */
export async function imageFile({ lake, path, search, request, response }: Call): Promise<void> {
  const file = path.file ?? '';
  const extension = /^[\w-]+\.([a-z]+)$/.exec(file)?.[1] ?? '';
  if (!(extension in mediaTypes)) throw new ApiError(404, `No picture "${file}"`);
  const bytes = await readFile(join(lake.dataDir, 'assets', file)).catch(() => {
    throw new ApiError(404, `No picture "${file}"`);
  });
  const shown = await transform({ bytes, extension }, search, request.headers.accept ?? '');
  response.writeHead(200, {
    'content-type': mediaTypes[shown.extension],
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  });
  response.end(shown.bytes);
}
