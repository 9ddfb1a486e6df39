import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

export const mediaType = (extension: string) => types[extension] ?? 'application/octet-stream';

/**
 * GET /images|files/:project/:dataset/:file: the original, whatever size the address asks for. The policy
 * keeps an uploaded SVG from running scripts on the lake's origin.
 */
export async function assetFile({ lake, path, response }: Call): Promise<void> {
  const file = path.file ?? '';
  if (!/^[\w-]+\.[a-z0-9]+$/i.test(file)) throw new ApiError(404, `No asset "${file}"`);
  const bytes = await readFile(join(lake.dataDir, 'assets', file)).catch(() => {
    throw new ApiError(404, `No asset "${file}"`);
  });
  response.writeHead(200, {
    'content-type': mediaType(file.split('.').at(-1) ?? ''),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
