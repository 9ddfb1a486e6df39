import type { Doc } from './document.ts';
import type { Change } from './transaction.ts';

/** Documents to read from: the store, or the store as an unfinished transaction leaves it. */
export interface View {
  get(id: string): Doc | undefined;
  all(): Doc[];
}

export interface Stage extends View {
  changes: Map<string, Change>;
}

/** Later steps of a transaction see what earlier ones did; nobody else does. */
export function stage(base: View): Stage {
  const changes = new Map<string, Change>();
  return {
    changes,
    get: (id) => (changes.has(id) ? (changes.get(id)?.after ?? undefined) : base.get(id)),
    all: () => [
      ...base.all().filter(({ _id }) => !changes.has(_id)),
      ...[...changes.values()].flatMap(({ after }) => after ?? []),
    ],
  };
}
