import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/**
 * The Studio's client for the local content server at `host`. Spreads its event streams over `streamHosts`, because a
 * browser opens six connections to an address, and one tab of the Studio holds 10–20 streams.
 */
export function localClient(host: string, streamHosts: readonly string[]): (options: ClientConfig) => SanityClient {
  // The first host is random, so that several tabs do not use the same ones.
  let lastIndex = Math.floor(Math.random() * streamHosts.length);
  const fetchSpread = (url: string, init?: RequestInit) => {
    if (streamHosts.length === 0 || !/\/data\/(?:listen|live\/events)\//.test(url)) return fetch(url, init);
    lastIndex = (lastIndex + 1) % streamHosts.length;
    return fetch(url.replace(host, streamHosts[lastIndex] ?? host), init);
  };
  return (options) =>
    createClient({ ...options, apiHost: host, useProjectHostname: false, resolveFetch: () => fetchSpread });
}
