/** An answer, its body included, or a rejection after `ms`: nothing here waits for ever. */
export async function fetchWithin(url: string, ms: number, cache: RequestCache = 'default'): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    const response = await fetch(url, { cache, signal: ending.signal });
    // Read here, so that a body that stalls is ended as well.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    clearTimeout(timer);
  }
}
