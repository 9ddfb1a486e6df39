import { createHash } from 'node:crypto';

/** SHA-256 of what is approved and its place: the same words elsewhere need an approval of their own. */
export const fingerprint = (kind: string, place: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, place, content]))
    .digest('hex');

/**
 * The entries of a setting: fingerprints, and the SHA-1 of pictures. They stand in the settings of the build, because
 * who can edit content must not approve it.
 */
export function approvedIn(setting = ''): { approved: ReadonlySet<string>; malformed: string[] } {
  const entries = setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
  const malformed = entries.filter((entry) => !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(entry));
  return { approved: new Set(entries), malformed };
}

export const askForApproval =
  'Bila salah, perbaiki di Studio. Bila benar, minta pengelola situs menyetujuinya (npm run payee:fingerprint).';
