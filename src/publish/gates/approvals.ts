import { createHash } from 'node:crypto';

/**
 * SHA-256 in hex of what is approved together with its place (`kind` and `place`): the same words elsewhere need an
 * approval of their own.
 */
export const fingerprint = (kind: string, place: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, place, content]))
    .digest('hex');

/**
 * The entries of `APPROVED_PAYEES` or `APPROVED_PRICES`, separated by commas or spaces: fingerprints, and the SHA-1 of
 * pictures. They stand in the settings of the build: who can edit content cannot approve.
 */
export function approvedIn(setting = ''): { approved: ReadonlySet<string>; malformed: string[] } {
  const entries = setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
  const malformed = entries.filter((entry) => !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(entry));
  return { approved: new Set(entries), malformed };
}

/** How somebody gets an approval, as the end of a message for staff. */
export const askForApproval =
  'Bila salah, perbaiki di Studio. Bila benar, minta pengelola situs menyetujuinya (npm run payee:fingerprint).';
