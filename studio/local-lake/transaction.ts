import { randomBytes } from 'node:crypto';
import type { Mutation } from '@sanity/mutator';
import type { Doc } from './document.ts';

/** One operation on one document, as `@sanity/mutator` and the Studio's listener take it. */
export type Operation = Mutation['mutations'][number];

export interface Change {
  id: string;
  before: Doc | null;
  after: Doc | null;
  operations: Operation[];
}

/** Operations that are stored and announced together, or not at all. */
export interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  changes: Change[];
}

/** In the form of Sanity's own: 22 letters and digits. */
export const newId = () => randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 22);
