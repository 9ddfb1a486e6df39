import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

const eventStream = /\/data\/(?:listen|live\/events)\//;

/**
 * The Studio's client for the local content server at `apiHost`, `http://127.0.0.1:…`. Each event stream goes to a host
 * name of its own, because a browser opens six connections to one name, and one tab of the Studio holds 10–20 streams.
 */
export function localClient(apiHost: string): (options: ClientConfig) => SanityClient {
  const fetchSpread = (url: string, init?: RequestInit) => {
    const name = `s${crypto.randomUUID().slice(0, 8)}.localhost`;
    return fetch(eventStream.test(url) ? url.replace('127.0.0.1', name) : url, init);
  };
  return (options) => createClient({ ...options, apiHost, useProjectHostname: false, resolveFetch: () => fetchSpread });
}
