import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/**
 * The Studio's client for the local content server at `host`. Spreads its event streams over `streamHosts`, because a
 * browser opens six connections to an address, and one tab of the Studio holds 10–20 streams.
 */
export function localClient(host: string, streamHosts: readonly string[]): (options: ClientConfig) => SanityClient {
  // Tabs start at different hosts.
  let next = Math.floor(Math.random() * streamHosts.length);
  const spread = (url: string, init?: RequestInit) => {
    if (streamHosts.length === 0 || !/\/data\/(?:listen|live\/events)\//.test(url)) return fetch(url, init);
    next = (next + 1) % streamHosts.length;
    return fetch(url.replace(host, streamHosts[next] ?? host), init);
  };
  return (options) =>
    createClient({ ...options, apiHost: host, useProjectHostname: false, resolveFetch: () => spread });
}
