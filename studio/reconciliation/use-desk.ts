import { useState } from 'react';
import type { MessageCopy } from '../../src/transaction/read-messages.ts';
import type { Decisions } from './decide.ts';
import type { Role } from './read-statement.ts';

/** What lies on the desk: statement and messages as pasted, and what a person decided about them. */
export interface Desk {
  statement: string;
  messages: string;
  /** Most days between message and bank. */
  days: number;
  decisions: Decisions;
  /** Claims whose answer was opened in WhatsApp. */
  answered: readonly string[];
  /** Endowments for which drafts of distributions were made. */
  drafted: string;
}

export const emptyDesk: Desk = { statement: '', messages: '', days: 3, decisions: {}, answered: [], drafted: '' };
/** Kept in the memory of this tab, so that it survives a visit to another tool of the Studio. */
let kept = emptyDesk;

/** Makes the browser ask before the tab is left. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function useDesk() {
  const [desk, show] = useState(kept);
  const change = (part: Partial<Desk>) => {
    kept = { ...kept, ...part };
    const isEmpty = kept.statement === '' && kept.messages === '';
    globalThis[isEmpty ? 'removeEventListener' : 'addEventListener']('beforeunload', ask);
    show(kept);
  };
  return { desk, change };
}

/** Reads from this machine's storage, which holds titles of columns and words of our messages, nothing about people. */
function remembered<Of>(key: string, otherwise: Of): Of {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Of | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked; staff point at the columns again next time.
  }
}

const [columnsKey, wordsKey] = ['cocokkan-kolom', 'cocokkan-kata'];

export const knownColumns = (): Record<string, readonly Role[]> => remembered(columnsKey, {});
export const rememberColumns = (titles: string, roles: readonly Role[]): void =>
  remember(columnsKey, { ...knownColumns(), [titles]: roles });

/** The words of our messages now and before: an old message has the labels of its day. The newest come first. */
export function wordsUntilNow(now: readonly MessageCopy[]): MessageCopy[] {
  const texts = [...now, ...remembered<MessageCopy[]>(wordsKey, [])].map((copy) => JSON.stringify(copy));
  const copies = Array.from(new Set(texts))
    .slice(0, 40)
    .map((copy) => JSON.parse(copy) as MessageCopy);
  remember(wordsKey, copies);
  return copies;
}
