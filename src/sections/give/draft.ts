import { entryKey, entryState, keepEntryState } from '../../client/history-entry.ts';
import { draftOf } from './form-fields.ts';

/** Of the history entry in which the form stands. */
let own: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** ms without typing after which it is kept: Safari takes a hundred changes of the history in 30 s. */
const pause = 400;

/** From here on the form stands in this entry of the history. */
export const standHere = (): void => void (own = entryKey());

/**
 * What was typed and its unique code, in the history entry of the form and in no other: Back and a reload find both, and
 * nothing is stored.
 */
export function keepDraft(form: HTMLFormElement): void {
  if (own === entryKey()) keepEntryState({ draft: draftOf(form) });
}

/** What was kept in this entry, which anybody may have written. */
export const keptDraft = (): unknown => (entryState() as { draft?: unknown } | null | undefined)?.draft;

/** The same while a field is being typed in. */
export function keepSoon(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => keepDraft(form), pause);
}
