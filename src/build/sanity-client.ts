import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/** The local lake of `npm run studio` (studio/local-lake), as its environment. */
export const lakeEnvironment = {
  CONTENT_SOURCE: 'sanity',
  SANITY_PROJECT_ID: 'lokal',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://127.0.0.1:3900',
  SANITY_WRITE_TOKEN: 'lokal',
};

/** `env`, or the local lake when the command line says `--lake`. */
export function chosenEnvironment(flags: readonly string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return flags.includes('--lake') ? { ...env, ...lakeEnvironment } : env;
}

/**
 * A client of the dataset that the environment names: `SANITY_PROJECT_ID`, `SANITY_DATASET`, optional
 * `SANITY_API_HOST` (then without project host names). It sees published documents, never the CDN's old ones.
 * Throws when a setting is missing.
 */
export function sanityClient(env: NodeJS.ProcessEnv, options: ClientConfig = {}): SanityClient {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: apiHost } = env;
  if (!projectId || !dataset) throw new Error('Set SANITY_PROJECT_ID and SANITY_DATASET, or use --lake');
  return createClient({
    projectId,
    dataset,
    apiVersion: '2026-10-01',
    useCdn: false,
    perspective: 'published',
    stega: false,
    timeout: 20_000,
    requestTagPrefix: 'web.build',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...options,
  });
}
