import type { ValidationContext } from 'sanity';

/** Returns a client for rules about other documents. It reads drafts and published documents, each under its own id. */
export const rawClient = ({ getClient }: Pick<ValidationContext, 'getClient'>) =>
  getClient({ apiVersion: '2026-10-01' }).withConfig({ perspective: 'raw' });
