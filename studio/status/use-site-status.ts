import { useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { documentTypes } from '../../src/content/document-types.ts';
import { type BuildError, compare, type Published, type Site, type Status } from './compare.ts';
import { readSite } from './live-site.ts';

/** How often the site is asked while the tool is visible (ms). */
const pollInterval = 15_000;

interface SiteStatus {
  status: Status;
  site: Site;
  asked: Date;
}

/** Follows the dataset and the site. `current` is null until both have answered. */
export function useSiteStatus(siteUrl: string): { current: SiteStatus | null; problem: string } {
  const { published, problem } = usePublished();
  const found = useSite(siteUrl);
  const current = published && found && { ...found, status: compare(published, found.site, found.asked) };
  return { current, problem };
}

/** What the site says; it is not asked while the window is hidden. */
function useSite(url: string) {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [found, setFound] = useState<{ site: Site; asked: Date } | null>(null);
  useEffect(() => {
    const look = () =>
      void Promise.all([readSite(url), readReport(client)]).then(([site, report]) =>
        setFound({ site: withReport(site, report), asked: new Date() }),
      );
    return keepLooking(look);
  }, [client, url]);
  return found;
}

/** Looks now, every 15 seconds, and when the window regains focus. Returns the function that stops it. */
export function keepLooking(look: () => void): () => void {
  const lookIfSeen = () => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(lookIfSeen, pollInterval);
  window.addEventListener('focus', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', lookIfSeen);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

/** Why a build failed, as the build wrote it into the dataset: not every host takes its file (docs/hosting.md). */
const readReport = (client: SanityClient): Promise<BuildError | null> =>
  client
    .withConfig({ useCdn: false, perspective: 'raw' })
    .fetch<BuildError | null>('*[_id == "status.situs"][0]{problems, time}')
    .catch(() => null);

function withReport(site: Site, report: BuildError | null): Site {
  if (!site.reached || !report || (site.error && site.error.time >= report.time)) return site;
  return { ...site, error: report };
}

const query = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';
const parameters = { types: documentTypes };

/** What is published now: read when the connection is made, and after each change. */
function usePublished() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [published, setPublished] = useState<Published[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let reading = 0;
    const read = async () => {
      const turn = ++reading;
      try {
        const documents = await client
          .withConfig({ useCdn: false, perspective: 'published' })
          .fetch<Published[]>(`${query}{_id, _type, _updatedAt}`, parameters);
        if (turn !== reading) return;
        setPublished(documents);
        setProblem('');
      } catch (error) {
        if (turn === reading) setProblem((error as Error).message);
      }
    };
    const changes = client
      .listen(query, parameters, { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] })
      .subscribe({ next: () => void read(), error: (error: Error) => setProblem(error.message) });
    return () => {
      reading += 1;
      changes.unsubscribe();
    };
  }, [client]);
  return { published, problem };
}
