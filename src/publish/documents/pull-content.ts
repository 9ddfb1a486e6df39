import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureLimits } from '../../content/picture-places.ts';
import { command } from '../failure.ts';
import { type Dataset, datasetOf, readSettings } from '../settings.ts';
import { ContentError } from './content-errors.ts';
import { soundDocuments } from './documents.ts';
import { type Deadline, deadlineIn, download } from './download.ts';
import { fallbackFiles } from './fallback-files.ts';
import { pageData } from './read-content.ts';
import { isPublished, pictureFile, usedAssets } from './sanity-document.ts';
import { sanityDocuments } from './sanity-documents.ts';

/** Seconds for the download of all pictures. */
const timeout = 50;

/**
 * Writes the published content of a dataset into `folder`, pictures included. Throws a ContentError and leaves the
 * folder as it was if the site would refuse the content. Returns the names of the files.
 */
export async function pullContent(dataset: Dataset, folder: string): Promise<string[]> {
  const documents = soundDocuments(await sanityDocuments(dataset)).filter(isPublished);
  const files = fallbackFiles(documents);
  const deadline = deadlineIn(timeout);
  const pictures = await Promise.all(
    usedAssets(documents).map(async (asset) => ({
      file: pictureFile(asset),
      bytes: await fetchPicture(String(asset.url), deadline),
    })),
  );
  await pageData(documents); // throws if the site would refuse them
  await mkdir(join(folder, 'images'), { recursive: true });
  const stale = (await readdir(folder)).filter((file) => file.endsWith('.json') && !files.has(file));
  await Promise.all([
    ...Array.from(files, ([file, text]) => writeFile(join(folder, file), text)),
    ...pictures.map(({ file, bytes }) => writeFile(join(folder, 'images', file), bytes)),
    // If staff have deleted all documents of a list, its file stays without entries, because tests read it.
    ...stale.map((file) => writeFile(join(folder, file), '[]\n')),
  ]);
  return [...files.keys()];
}

async function fetchPicture(url: string, deadline: Deadline): Promise<Buffer> {
  const { bytes } = await download(url, { deadline, maxBytes: pictureLimits.bytes }).catch((error: Error) => {
    throw new ContentError([{ kind: 'bad picture', values: { source: url, reason: error.message } }]);
  });
  return bytes;
}

if (import.meta.main) {
  await command(async () => {
    const files = await pullContent(datasetOf(readSettings()), 'content-fallback');
    console.log(`Pulled ${files.length} files into content-fallback. See what changed with "git diff".`);
  });
}
