import { type IDBPDatabase, openDB } from 'idb';
import { useEffect, useSyncExternalStore } from 'react';
import { useDataset, useProjectId } from 'sanity';
import { emptyList, type List, readList } from './transfer-list.ts';

/** A text that was opened or pasted, and the name of its file. */
export interface Pending {
  id: number;
  what: 'statement' | 'messages';
  name: string;
  text: string;
}

const newState = {
  list: emptyList,
  /** The list before the last change, for “Batalkan”. */
  before: null as List | null,
  /** Who saves the list: this tab, another one (here it can only be read), or nobody, as the browser has refused. */
  access: 'opening' as 'opening' | 'mine' | 'other' | 'refused',
  /** Whether the browser has promised not to clear the list by itself when the disk is full. */
  isPersistent: false,
  /** What is typed or pasted and not read yet. */
  typed: { statement: '', messages: '' },
  /** Files and pastes that are read and not in the list yet. */
  pending: [] as Pending[],
  problem: '',
};
type State = typeof newState;

// The Studio mounts its tools anew, even while one is open, so the state outlives the component.
let state = newState;
const listeners = new Set<() => void>();
let database: IDBPDatabase | undefined;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Changes the state. While anything in it is unsaved, the browser asks before the tab closes. */
function change(part: Partial<State>): void {
  state = { ...state, ...part };
  const isTyped = state.typed.statement + state.typed.messages !== '';
  const isAtRisk = isTyped || state.pending.length > 0 || state.list.unsaved > 0;
  if (isAtRisk) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

const refuse = (error: unknown) => change({ access: 'refused', problem: (error as Error).message });

/** Resolves with whether this tab gets the right to write the list. It keeps the right until it is closed. */
const lockList = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // The browser holds the lock until this promise is settled, which never happens.
      return lock ? new Promise<void>(() => {}) : undefined;
    });
  });

async function openList(name: string): Promise<void> {
  const isMine = await lockList(name);
  try {
    database = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('list') });
    const [parts, values] = await Promise.all([database.getAllKeys('list'), database.getAll('list')]);
    const stored = Object.fromEntries(parts.map((part, index) => [part, values[index] as unknown]));
    change({ list: readList({ ...emptyList, ...stored }), access: isMine ? 'mine' : 'other' });
    change({ isPersistent: await navigator.storage.persist() });
  } catch (error) {
    database = undefined;
    refuse(error);
  }
}

/** A Studio has one dataset, so one list is opened once. */
let opened: Promise<void> | undefined;

/** Returns the list of this project and dataset, and how it is kept. */
export function useStore(): State {
  const name = `daftar-transfer-${useProjectId()}-${useDataset()}`;
  useEffect(() => {
    opened ??= openList(name);
  }, [name]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Changes the list and stores it on this computer. Does nothing in a tab that can only read. */
export function changeList(update: (list: List) => List): void {
  if (state.access === 'other' || state.access === 'opening') return;
  const next = update(state.list);
  // A list that was removed has nothing to save.
  const list = next === emptyList ? next : { ...next, unsaved: next.unsaved + 1 };
  const changed = (Object.keys(list) as (keyof List)[]).filter((part) => list[part] !== state.list[part]);
  change({ list, before: state.list });
  // Only what has changed is stored: a decision need not copy thousands of rows.
  for (const part of changed) database?.put('list', list[part], part).catch(refuse);
}

export function undoLastChange(): void {
  const { before } = state;
  if (before) changeList(() => before);
  change({ before: null });
}

/** Sets a list that is in a file: one that was opened, or the list of now after it was saved. */
export function setSavedList(list: List): void {
  // changeList adds 1.
  changeList(() => ({ ...list, unsaved: -1 }));
  change({ before: null });
}

export const changeTyped = (typed: Partial<State['typed']>): void => change({ typed: { ...state.typed, ...typed } });

let lastId = 0;
export const addPending = (added: Omit<Pending, 'id'>): void =>
  change({ pending: [...state.pending, { ...added, id: (lastId += 1) }] });
export const removePending = (id: number): void =>
  change({ pending: state.pending.filter((pending) => pending.id !== id) });
