import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What goes into the bundle beside src; a file may be missing. */
const files = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** And into a preview's. */
const previewFiles = ['studio/package-lock.json'];

export interface BundleSettings {
  /** What Vite puts into the bundle by itself. */
  bundled: Record<string, string | undefined>;
  isPreview: boolean;
}

/** Changes with everything that a bundle is made of: code, packages, settings, runtime. Content is not among it. */
export async function bundleKey({ bundled, isPreview }: BundleSettings, root = '.'): Promise<string> {
  const entries = await readdir(root, { withFileTypes: true });
  const env = entries.filter(({ name }) => name.startsWith('.env')).map(({ name }) => name);
  const folders = ['src', ...(isPreview ? ['studio/preview'] : [])];
  const lists = folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }));
  const sources = (await Promise.all(lists)).flat();
  const inside = sources.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const others = [...files, ...(isPreview ? previewFiles : []), ...env].map((file) => join(root, file));
  const paths = [...inside, ...others].sort();
  const hash = createHash('sha256').update(process.version);
  hash.update(JSON.stringify(Object.entries(bundled).sort(([a], [b]) => (a < b ? -1 : 1))));
  const contents = await Promise.all(paths.map((path) => readFile(path).catch(() => '')));
  for (const [index, path] of paths.entries()) {
    const bytes = contents[index] ?? '';
    hash.update(`\n${relative(root, path)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
