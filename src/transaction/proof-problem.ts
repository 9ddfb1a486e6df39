/** Largest proof of transfer, in bytes: 5 MB (docs/what-the-site-does.md#proof-of-transfer). */
const largest = 5 * 1024 * 1024;

export type ProofProblem = 'wrongType' | 'tooLarge' | 'empty';

/** Why a file is refused as proof of transfer. Null for an image or a PDF of at most 5 MB. `size` is in bytes. */
export function proofProblem({ type, size }: { type: string; size: number }): ProofProblem | null {
  if (!/^image\/[\w.+-]+$/.test(type) && type !== 'application/pdf') return 'wrongType';
  if (size > largest) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}
