import { entryKey, entryState, keepEntryState } from '../../client/history-entry.ts';
import { draftOf } from './form-fields.ts';

/** Key of the history entry of the form. */
let own: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** ms without typing before the draft is kept: Safari allows a hundred changes of the history in 30 s. */
const pause = 400;

/** Makes the current history entry that of the form. */
export const standHere = (): void => void (own = entryKey());

/** Keeps what was typed, and its unique code, in the history entry of the form: Back and a reload find both. */
export function keepDraft(form: HTMLFormElement): void {
  if (own === entryKey()) keepEntryState({ draft: draftOf(form) });
}

/** The draft of this entry, which anybody may have written. */
export const keptDraft = (): unknown => (entryState() as { draft?: unknown } | null | undefined)?.draft;

/** keepDraft, once typing pauses. */
export function keepSoon(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => keepDraft(form), pause);
}
