export interface Published {
  _id: string;
  _type: string;
  _updatedAt: string;
}

/** What the site was built from, according to its `build.json`. */
export interface Build {
  source: string;
  /** When the newest document of the build was published; the fallback has no such time. */
  contentUpdated?: string;
  /** Number of its documents. Sites of older builds do not state it. */
  documents?: number;
  /** What is published but held back until approved. */
  waiting?: readonly Waiting[];
  /** When it was built; absent if the server does not tell. */
  madeAt?: string;
}

/** A group that the site shows as last approved, or a notice that payment pages do not show. */
export interface Waiting {
  kind: 'held' | 'notice';
  title: string;
  documents: readonly string[];
  since?: string;
}

/** Why a newer site could not be built, according to its `build-error.json`. */
export interface BuildError {
  /** The site was built, but a release of the same content would be refused (`npx node src/publish/build-watch.ts`). */
  isRehearsal?: boolean;
  problems: readonly Problem[];
  time: string;
}

/** One reason, in words for staff, and the field in which to correct it, if any. */
export interface Problem {
  text: string;
  id?: string;
  type?: string;
  /** A path as the Studio writes it; empty for the whole document. */
  path?: string;
}

export type Site = { reached: false; reason: string } | { reached: true; build: Build; error: BuildError | null };

interface Behind {
  /** Published but not yet on the site, newest first. */
  newer: readonly Published[];
  removed: number;
}

export type Status =
  | { state: 'unreachable'; reason: string }
  /** The site shows the checked-in content: nothing published here will appear. */
  | { state: 'example' }
  /** The site shows everything; if `isHeld`, except what waits for approval. */
  | { state: 'live'; isHeld: boolean }
  | { state: 'refused'; error: BuildError }
  | ({ state: 'waiting'; overdue: boolean } & Behind)
  | ({ state: 'failed'; error: BuildError } & Behind);

/** Milliseconds after which somebody should look: building and deploying take a few minutes. */
export const overdueAfter = 15 * 60_000;

/**
 * Compares the published content with the site. A deletion leaves no date, so the numbers of documents are compared too.
 * An error counts only for changes made before it: each later change gets a build of its own.
 */
export function compare(published: readonly Published[], site: Site, now: Date): Status {
  if (!site.reached) return { state: 'unreachable', reason: site.reason };
  const { build, error } = site;
  if (build.source !== 'sanity') return { state: 'example' };
  const newer = newerThan(build.contentUpdated, published);
  const removed = Math.max(0, (build.documents ?? 0) - published.length);
  if (newer.length === 0 && removed === 0) {
    if (error?.isRehearsal) return { state: 'refused', error };
    return { state: 'live', isHeld: (build.waiting ?? []).length > 0 };
  }
  const latest = Math.max(...newer.map(({ _updatedAt }) => Date.parse(_updatedAt)));
  const isNews =
    error && !error.isRehearsal && !(Date.parse(error.time) < Math.max(latest, Date.parse(build.madeAt ?? '') || 0));
  if (isNews) return { state: 'failed', error, newer, removed };
  const since = newer.at(-1)?._updatedAt;
  const overdue = since !== undefined && now.getTime() - Date.parse(since) > overdueAfter;
  return { state: 'waiting', overdue, newer, removed };
}

function newerThan(time: string | undefined, published: readonly Published[]): Published[] {
  const limit = time ? Date.parse(time) : -Infinity;
  return published
    .filter(({ _updatedAt }) => Date.parse(_updatedAt) > limit)
    .sort((one, other) => Date.parse(other._updatedAt) - Date.parse(one._updatedAt));
}
