import { createHash } from 'node:crypto';

/** The hash in the name of an immutable file: eight hexadecimal digits of the SHA-256 of all parts. */
export function hashed(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
