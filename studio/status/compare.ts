export interface Published {
  _id: string;
  _type: string;
  _updatedAt: string;
}

/** Facts about the site's build, from its `build.json`. */
export interface Build {
  /** `sanity`, or another word for the checked-in content. */
  source: string;
  /** When the build's newest document was published. Absent in a build from the fallback. */
  contentUpdated?: string;
  /** Number of the build's documents. Older builds do not state it. */
  documents?: number;
  /** What waits for an approval, and why, in words. */
  waiting?: readonly string[];
  /** What the release changed, in words. */
  changes?: readonly { title: string; lines: string[] }[];
  /** The numbers and addresses that a release has shown (src/content/foreign-text.ts). */
  known?: readonly string[];
  /** When the site was built; absent if the server does not say it. */
  madeAt?: string;
}

/** Why a build failed: the document `status.situs`, which a release writes (src/publish/publish-error.ts). */
export interface BuildError {
  problems: readonly Problem[];
  time: string;
}

/** One reason in words for staff, and the field that corrects it, if there is one. */
export interface Problem {
  text: string;
  id?: string;
  type?: string;
  /** The field's path as the Studio writes it; empty for the whole document. */
  path?: string;
}

export interface Site {
  /** Null if the site does not answer. */
  build: Build | null;
  error: BuildError | null;
}

export interface Behind {
  /** Documents that are published but not yet on the site, newest first. */
  newer: readonly Published[];
  removed: number;
}

export type Status =
  | { state: 'unreachable' }
  /** The site shows the checked-in content, so nothing that is published here. */
  | { state: 'example' }
  /** The site shows everything or, if `isHeld`, everything but what waits for approval. */
  | { state: 'live'; isHeld: boolean }
  | ({ state: 'waiting'; isOverdue: boolean } & Behind)
  | ({ state: 'failed'; error: BuildError } & Behind);

/** Milliseconds after which somebody should look why a change is not on the site. A build takes a few minutes. */
export const overdueAfter = 15 * 60_000;

/**
 * Compares the published content with the site. A deletion has no date, so the numbers of documents are compared too,
 * and deletions alone are never overdue. An error counts until a later build or change, which gets its own build.
 */
export function compare(published: readonly Published[], { build, error }: Site, now: Date): Status {
  if (!build) return { state: 'unreachable' };
  if (build.source !== 'sanity') return { state: 'example' };
  const newer = newerThan(build.contentUpdated, published);
  const removed = Math.max(0, (build.documents ?? 0) - published.length);
  if (newer.length === 0 && removed === 0) return { state: 'live', isHeld: (build.waiting ?? []).length > 0 };
  const lastChange = Math.max(0, ...newer.map(({ _updatedAt }) => Date.parse(_updatedAt)));
  const lastBuild = Date.parse(build.madeAt ?? '') || 0;
  const isOldError = error && Date.parse(error.time) < Math.max(lastChange, lastBuild);
  if (error && !isOldError) return { state: 'failed', error, newer, removed };
  const oldest = newer.at(-1)?._updatedAt;
  const isOverdue = oldest !== undefined && now.getTime() - Date.parse(oldest) > overdueAfter;
  return { state: 'waiting', isOverdue, newer, removed };
}

function newerThan(time: string | undefined, published: readonly Published[]): Published[] {
  const limit = time ? Date.parse(time) : -Infinity;
  return published
    .filter(({ _updatedAt }) => Date.parse(_updatedAt) > limit)
    .sort((a, b) => Date.parse(b._updatedAt) - Date.parse(a._updatedAt));
}
