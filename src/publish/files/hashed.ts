import { createHash } from 'node:crypto';

/** What stands in the name of a file that never changes: eight hexadecimal digits of SHA-256, of all parts in turn. */
export function hashed(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
