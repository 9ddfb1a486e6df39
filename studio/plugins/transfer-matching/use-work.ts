import { createContext, use } from 'react';
import type { Entry } from './entry.ts';
import { changeList } from './list-store.ts';
import type { SiteFacts } from './site-facts.ts';
import { decide, type Decision, type List } from './transfer-list.ts';

/** What all parts of the screen share. */
interface Work {
  facts: SiteFacts;
  list: List;
  entries: readonly Entry[];
  /** The name of the person who is logged in. */
  by: string;
  /** Whether the list cannot be changed here: it is still opening, or open in another tab. */
  isReadOnly: boolean;
}

export const WorkContext = createContext({} as Work); // screen.tsx always provides it

/** The local day, `2026-11-28`: Swedish writes it so. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** Conditional, so that each kind of decision keeps its own fields. */
type WithoutAuthor<Of> = Of extends Decision ? Omit<Of, 'by' | 'on'> : never;
export type Undated = WithoutAuthor<Decision>;

export function useWork() {
  const work = use(WorkContext);
  /** Removes decisions, and adds others, signed by the person who is logged in. */
  const changeDecisions = (isRemoved: (decision: Decision) => boolean, added: Undated[]) =>
    changeList((list) => {
      const kept = list.decisions.filter((decision) => !isRemoved(decision));
      const signed = added.map((decision) => ({ ...decision, by: work.by, on: today() }));
      return { ...list, decisions: signed.reduce((all, decision) => decide(all, decision), kept) };
    });
  return {
    ...work,
    undo: (isUndone: (decision: Decision) => boolean) => changeDecisions(isUndone, []),
    record: (...added: Undated[]) => changeDecisions(() => false, added),
  };
}
