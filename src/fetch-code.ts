const files = new Map<string, Promise<void>>();

/**
 * Fetches a file of the application into the browser's cache, from where importing it takes it. Rejects when it cannot
 * be had, and asks again the next time.
 *
 * Nothing may be imported before: Chromium up to at least 150 keeps a failed import, and that of any file it imports in
 * turn, for the life of the page. No engine keeps a failed fetch.
 */
export function fetchCode(url: string): Promise<void> {
  const known = files.get(url);
  if (known) return known;
  const file = take(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** ms without a byte after which nothing more is expected. A slow file may take longer. */
const patience = 10_000;

/** Once, whether or not it was had before. Read to the last byte, or the cache does not keep it. A captive portal answers too, but not with a script. */
export async function take(url: string): Promise<void> {
  const ending = new AbortController();
  const wait = () => setTimeout(() => ending.abort(), patience);
  let timer = wait();
  try {
    const response = await fetch(url, { signal: ending.signal });
    if (!response.ok || !/script/.test(response.headers.get('content-type') ?? ''))
      throw new Error(url + response.status);
    const reader = response.body!.getReader();
    while (!(await reader.read()).done) {
      clearTimeout(timer);
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}
