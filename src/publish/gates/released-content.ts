import { paths } from '../../page-table.ts';

/** Text of a page or content file of a site, by its path. Rejects when it is not there. */
export type ReadPath = (path: string) => Promise<string>;

/** Reads the content files that the pages of a site name. Rejects when one cannot be read. */
export async function releasedContent<Name extends string>(
  read: ReadPath,
  names: readonly Name[],
): Promise<Record<Name, unknown>> {
  const entries = await Promise.all(
    names.map(async (name) => {
      // Every page names its own content, and that of the site.
      const path = (paths as Record<string, string>)[name] ?? paths.confirmation;
      const hash = namesIn(await read(path), path)[name];
      return [name, JSON.parse(await read(`/content/${name}.${hash}.json`)) as unknown];
    }),
  );
  return Object.fromEntries(entries) as Record<Name, unknown>;
}

function namesIn(page: string, path: string): Record<string, string> {
  const index = /<script type="application\/json" id="content-index">(.*?)<\/script>/s.exec(page)?.[1];
  if (!index) throw new Error(`Halaman ${path} tidak memuat daftar konten`);
  return JSON.parse(index) as Record<string, string>;
}

/** Reads a site at an https origin. Rejects, with what the server said, when it cannot be read or redirects elsewhere. */
export function readSite(origin: string): ReadPath {
  return async (path) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000), cache: 'no-store' });
    if (!response.ok) throw new Error(`${path} menjawab HTTP ${response.status}`);
    if (new URL(response.url).origin !== origin) throw new Error(`${path} dialihkan ke ${response.url}`);
    return response.text();
  };
}
