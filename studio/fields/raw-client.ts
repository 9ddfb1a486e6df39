import type { ValidationContext } from 'sanity';
import { apiVersion } from 'site/content/api-version.ts';

/** Returns a client for rules about other documents. It reads drafts and published documents, each under its own id. */
export const rawClient = ({ getClient }: Pick<ValidationContext, 'getClient'>) =>
  getClient({ apiVersion }).withConfig({ perspective: 'raw' });
