import { useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { apiVersion } from 'site/content/api-version.ts';
import { documentTypes } from 'site/content/document-types.ts';
import { useDocuments } from 'studio-parts/use-documents.ts';
import { type BuildError, compare, type Published, type Site } from './compare.ts';
import { readBuild } from './live-site.ts';

/** Milliseconds between two requests to the site while the tool is visible. */
export const pollInterval = 15_000;

/** Watches the dataset and the site. `current` is null until both have answered. */
export function useSiteStatus(siteUrl: string) {
  const { documents, problem } = useDocuments<Published>(siteDocuments, '_id, _type, _updatedAt', 'published');
  const found = useSite(siteUrl);
  const current = documents && found ? { ...found, status: compare(documents, found.site, found.checkedAt) } : null;
  return { current, problem };
}

/** Returns the state of the site, or null until it has answered. While the window is hidden, the state stays. */
function useSite(url: string) {
  const client = useClient({ apiVersion });
  const [found, setFound] = useState<{ site: Site; checkedAt: Date } | null>(null);
  useEffect(() => {
    const check = () =>
      void Promise.all([readBuild(url), readError(client)]).then(([build, error]) =>
        setFound({ site: { build, error }, checkedAt: new Date() }),
      );
    return poll(check);
  }, [client, url]);
  return found;
}

/** Calls `check` now, at each `pollInterval`, and when the window regains focus. Returns the function that stops it. */
function poll(check: () => void): () => void {
  const checkIfVisible = () => {
    if (!document.hidden) check();
  };
  check();
  const timer = setInterval(checkIfVisible, pollInterval);
  window.addEventListener('focus', checkIfVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', checkIfVisible);
  };
}

const readError = (client: SanityClient): Promise<BuildError | null> =>
  client.fetch<BuildError | null>('*[_id == "status.situs"][0]{problems, time}').catch(() => null);

const siteDocuments = `*[_type in ${JSON.stringify(documentTypes)}]`;
