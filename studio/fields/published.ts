import { getPublishedId, type ValidationContext } from 'sanity';

export type ClientContext = Pick<ValidationContext, 'getClient'>;

/** Returns a client for rules about other documents. It reads drafts and published documents, each under its own id. */
export const rawClient = ({ getClient }: ClientContext) =>
  getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });

/** Whether two ids are of the same document: its draft, a version, or the published one. */
export const isSameDocument = (id: string, otherId: string): boolean => getPublishedId(id) === getPublishedId(otherId);
