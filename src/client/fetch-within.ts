/** Fetches a response with its whole body. Rejects after `ms`. */
export async function fetchWithin(url: string, ms: number, cache: RequestCache = 'default'): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    const response = await fetch(url, { cache, signal: ending.signal });
    // Read here, so that the timeout covers a stalled body.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}
