export interface Published {
  _id: string;
  _type: string;
  _updatedAt: string;
}

/** What the site says it was built from: its `build.json`. */
export interface Build {
  source: string;
  /** When the newest document of the build was published; the fallback has no such time. */
  contentUpdated?: string;
  /** How many documents it has. A site of an older program does not say. */
  documents?: number;
  /** What is published and held back until somebody approves it. */
  waiting?: readonly Waiting[];
  /** When it was made; absent when the server does not tell. */
  madeAt?: string;
}

/** Texts around the money, which the site shows as last approved, or a notice that is not shown beside it. */
export interface Waiting {
  kind: 'held' | 'notice';
  title: string;
  documents: readonly string[];
  since?: string;
}

/** Why a newer site could not be made: its `build-error.json`. */
export interface BuildError {
  /** The site was built, and a release of the same content would be refused (`npm run build:watch`). */
  isRehearsal?: boolean;
  problems: readonly Problem[];
  time: string;
}

/** One reason, in words for staff, and the field where it is mended, when there is one. */
export interface Problem {
  text: string;
  id?: string;
  type?: string;
  /** As the Studio writes paths; empty for the document as a whole. */
  path?: string;
}

export type Site = { reached: false; reason: string } | { reached: true; build: Build; error: BuildError | null };

interface Behind {
  /** Published and not yet on the site, newest first. */
  newer: readonly Published[];
  removed: number;
}

export type Status =
  | { state: 'unreachable'; reason: string }
  /** The site shows the checked-in content: nothing that is published here will appear. */
  | { state: 'example' }
  /** The site shows everything; with `isHeld`, except what waits for approval. */
  | { state: 'live'; isHeld: boolean }
  | { state: 'refused'; error: BuildError }
  | ({ state: 'waiting'; overdue: boolean } & Behind)
  | ({ state: 'failed'; error: BuildError } & Behind);

/** Building and deploying take a few minutes; after this long somebody should look (ms). */
const patience = 15 * 60_000;

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
  const overdue = since !== undefined && now.getTime() - Date.parse(since) > patience;
  return { state: 'waiting', overdue, newer, removed };
}

function newerThan(time: string | undefined, published: readonly Published[]): Published[] {
  const limit = time ? Date.parse(time) : -Infinity;
  return published
    .filter(({ _updatedAt }) => Date.parse(_updatedAt) > limit)
    .sort((one, other) => Date.parse(other._updatedAt) - Date.parse(one._updatedAt));
}
