import { entryKey, keepEntryState } from '../../history-entry.ts';
import type { FormFields } from '../../transaction/validate-form.ts';

/** What the history entry of the form carries. */
interface Draft {
  draft: FormFields;
}

/** Back from the confirmation finds the form as it was. In the history entry, so nothing is stored. */
export const keepDraft = (draft: Draft): void => keepEntryState(draft);

/** ms without typing after which it is kept: Safari takes a hundred changes of the history in 30 s. */
const pause = 400;

/**
 * Keeps what is typed soon after, and at once before a click or the end of the page may lead away. Returns what takes
 * the fields, and what ends it; nothing is written into another entry than that in which it was typed.
 */
export function draftKeeper() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: { fields: FormFields; key: string | undefined } | null = null;
  const keep = () => {
    clearTimeout(timer);
    if (due && due.key === entryKey()) keepDraft({ draft: due.fields });
    due = null;
  };
  addEventListener('click', keep, true);
  addEventListener('pagehide', keep);
  return {
    keepSoon(fields: FormFields) {
      due = { fields, key: entryKey() };
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    },
    end() {
      keep();
      removeEventListener('click', keep, true);
      removeEventListener('pagehide', keep);
    },
  };
}
