/** ms without a byte after which a download is given up. A slow file may take longer in all. */
const timeout = 10_000;

/**
 * Downloads a script into the browser's cache, for a later import. Reads to the last byte, or the cache drops the file.
 * Throws an error with a `status` unless the answer is a script: a captive portal answers 200 with HTML.
 */
export async function downloadCode(url: string): Promise<void> {
  const ending = new AbortController();
  const wait = () => setTimeout(() => ending.abort(), timeout);
  let timer = wait();
  try {
    const response = await fetch(url, { signal: ending.signal });
    if (!response.ok || !/script/.test(response.headers.get('content-type') ?? ''))
      throw Object.assign(new Error(url), { status: response.status });
    const reader = response.body!.getReader();
    while (!(await reader.read()).done) {
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}

const downloads = new Map<string, Promise<void>>();

/**
 * Downloads a file once; a failed download is tried again at the next call. Download before import: Chromium (150) keeps
 * a failed import, and that of any file it imports, for the life of the page. No engine keeps a failed fetch.
 */
function downloadOnce(url: string): Promise<void> {
  const download = downloads.get(url) ?? downloadCode(url);
  downloads.set(url, download);
  download.catch(() => downloads.delete(url));
  return download;
}

/** For each source that is imported lazily, the URLs of the files it needs beyond those of the start. */
export type CodeFiles = Record<string, string[]>;

let codeFiles: CodeFiles = {};

/** Called by a built site only. Development and prerender download nothing ahead. */
export function setCodeFiles(files: CodeFiles): void {
  codeFiles = files;
}

/** Downloads everything that importing this source needs, all at once. Rejects when a file is missing. */
export const downloadSource = (source: string) => Promise.all((codeFiles[source] ?? []).map(downloadOnce));

/** Imports what the start does not need. Name the source from the root: the house test compares it with the import. */
export async function loadCode<Module>(source: string, load: () => Promise<Module>): Promise<Module> {
  await downloadSource(source);
  return load();
}
