import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackFiles, pictureFile } from './canonical.ts';
import { ContentError } from './content-errors.ts';
import { pageData } from './page-data.ts';
import { chosenEnvironment } from './sanity-client.ts';
import { isPublished } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

/**
 * Writes the published content of a dataset into `folder`, pictures included. Content that the site would
 * refuse is not written: throws ContentError and leaves the folder as it was. Answers the changed files.
 */
export async function pullContent(env: NodeJS.ProcessEnv, folder: string): Promise<string[]> {
  const documents = (await sanityDocuments(env)).filter(isPublished);
  const files = fallbackFiles(documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const assets = JSON.parse(files.get('sanity.imageAsset.json') ?? '[]') as { _id: string; url: string }[];
  const pictures = await Promise.all(
    assets.map(async ({ _id }) => {
      const asset = byId.get(_id);
      if (!asset) throw new Error(`Picture ${_id} is gone`);
      return { file: join('images', pictureFile(asset)), bytes: await download(String(asset.url)) };
    }),
  );
  await pageData(structuredClone(documents));
  await mkdir(join(folder, 'images'), { recursive: true });
  const stale = (await readdir(folder)).filter((file) => file.endsWith('.json') && !files.has(file));
  await Promise.all([
    ...Array.from(files, ([file, text]) => writeFile(join(folder, file), text)),
    ...pictures.map(({ file, bytes }) => writeFile(join(folder, file), bytes)),
    ...stale.map((file) => rm(join(folder, file))),
  ]);
  return [...files.keys()];
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${url} answered HTTP ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

if (import.meta.main) {
  const env = chosenEnvironment(process.argv.slice(2), process.env);
  try {
    const files = await pullContent(env, 'content-fallback');
    console.log(`Pulled ${files.length} files into content-fallback. See what changed with "git diff".`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
